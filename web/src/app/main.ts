import "@fontsource/alegreya/latin-800.css";
import "@fontsource/alegreya/latin-ext-800.css";
import "@fontsource/alegreya/cyrillic-800.css";
import "@fontsource/alegreya/cyrillic-ext-800.css";
import "../styles/tokens.css";
import "../styles/ui.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./router.svelte";

const place = document.getElementById("app")!;
followLinks(document.body);
mount(App, { target: place });
