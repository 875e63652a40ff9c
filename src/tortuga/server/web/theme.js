// Before anything is drawn: the theme that was chosen here. Without a choice it is the system's.
const chosenTheme = localStorage.getItem("theme");
if (chosenTheme) document.documentElement.dataset.theme = chosenTheme;
