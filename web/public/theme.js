// Before the first pixel: the theme that was chosen here, so that no white page flashes at night.
try {
  const { theme } = JSON.parse(localStorage.getItem("settings") ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // the browser keeps nothing: the system's theme it is
}
