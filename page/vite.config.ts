import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { sources } from "./sources.ts";

// The bundle is part of the package; names without hashes keep its history short.
export default defineConfig({
  plugins: [svelte(), sources()],
  base: "./",
  build: {
    outDir: "../src/jajna/web/page",
    emptyOutDir: true,
    target: "es2022",
    rollupOptions: {
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name].js",
        assetFileNames: "[name][extname]",
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:1993", ws: true } } },
});
