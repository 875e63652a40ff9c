// Before the first pixel: the theme, contrast and size of print that were chosen here, so that nothing flashes or jumps.
try {
  const { theme, contrast, print } = JSON.parse(localStorage.getItem("settings") ?? "{}");
  const page = document.documentElement.dataset;
  const asksForMore = contrast !== "normal" && matchMedia("(prefers-contrast: more)").matches;
  if (theme === "light" || theme === "dark") page.theme = theme;
  if (contrast === "high" || asksForMore) page.contrast = "high";
  if (print === "large" || print === "largest") page.print = print;
} catch {
  // the browser keeps nothing: it is as the system has it
}
