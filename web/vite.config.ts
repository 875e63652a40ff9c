import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

/** Where `npm run dev` finds a house to talk to. */
const house = process.env["TORTUGA_HOUSE"] ?? "http://localhost:8678";

export default defineConfig({
  base: "/static/",
  plugins: [svelte(), Icons({ compiler: "svelte", scale: 1.25 })],
  build: {
    outDir: "../src/tortuga/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    license: { fileName: "licences.md" }, // of all that the script is made of
  },
  server: {
    proxy: { "/api": { target: house, ws: true, changeOrigin: true, headers: { origin: house } } },
  },
});
