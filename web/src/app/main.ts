import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/ui.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./router.svelte";

const place = document.getElementById("app")!;
followLinks(document.body);
mount(App, { target: place });

// So that the page opens without a connection. Not while developing, where every file changes.
if (import.meta.env.PROD) window.addEventListener("load", () => void navigator.serviceWorker?.register("/sw.js"));
