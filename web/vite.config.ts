import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

/** Where `npm run dev` finds a house to talk to. */
const house = process.env["TORTUGA_HOUSE"] ?? "http://localhost:8678";

/** Browsers request six files at a time, which is slow on a slow network: what many pages share is in a few files. */
const GROUPS = [
  {
    name: "base",
    test: /\/node_modules\/(svelte|@fluent|esm-env|clsx)\/|\/src\/(app|ui)\/(?!main|App)|\/src\/(connection\/(guest|requests)|games\/index|table\/titles)/,
    minShareCount: 3,
  },
  {
    name: "playing",
    test: /\/src\/(ui|start|table|connection|replay|rulebook|games\/shared)\/|game-icons\/(light-bulb|lantern-flame|laurel|ship-wheel|galleon|vintage-robot|graduate-cap|scroll-unfurled)/,
    minShareCount: 2,
  },
  { name: "rum-pieces", test: /\/src\/games\/rum\//, minShareCount: 2 },
];

export default defineConfig({
  base: "/static/",
  plugins: [svelte(), Icons({ compiler: "svelte", scale: 1.25 })],
  build: {
    outDir: "../src/tortuga/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    manifest: "chunks.json", // from which the house knows what each page will load
    rolldownOptions: {
      output: {
        codeSplitting: { groups: GROUPS },
      },
    },
    license: { fileName: "licences.md" }, // of all that the script is made of
  },
  server: {
    proxy: { "/api": { target: house, ws: true, changeOrigin: true, headers: { origin: house } } },
  },
});
