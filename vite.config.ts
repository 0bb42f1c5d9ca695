import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import remixOptions, { browserTarget } from "./remix.config.js";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix(remixOptions),
    vanillaExtractPlugin({ identifiers: "short" }),
    quietSonner(),
    wordsApart(),
  ],
  resolve: {
    alias: {
      "~": new URL("./app", import.meta.url).pathname,
      "#db": new URL("./db", import.meta.url).pathname,
    },
  },
  build: { target: browserTarget, assetsInlineLimit: 0, minify: "esbuild" },
  // a process keeps the text of what it runs: without spaces, with the names that tell where an error comes
  // from, and no letter that would have each of the others take two bytes
  ...(isSsrBuild && { esbuild: { minifyIdentifiers: false, charset: "ascii" } }),
  // without this the development server hands sonner a React of its own
  optimizeDeps: { include: ["sonner", "@conform-to/react"] },
}));

/**
 * sonner writes its stylesheet into the page from JavaScript, which the content security policy
 * forbids; the toaster imports `sonner/dist/styles.css` instead, so the writing is cut out.
 */
function quietSonner() {
  return {
    name: "quiet-sonner",
    transform(code: string, id: string) {
      if (!/\/sonner\/dist\/index\.m?js/.test(id)) return null;
      const injection = /^__insertCSS\(.*\);?$/m;
      if (!injection.test(code)) throw new Error("sonner no longer injects its styles this way");
      return { code: code.replace(injection, ""), map: null };
    },
  };
}

/** The server's words lie beside its build, where all of the process reads them (`bin/build-server.mjs`). */
function wordsApart(): Plugin {
  return {
    name: "words-apart",
    apply: "build",
    enforce: "pre",
    resolveId(source, _importer, { ssr }) {
      if (!ssr || !/\/locales\/dictionaries(\.ts)?$/.test(source)) return null;
      return { id: "#words", external: true };
    },
  };
}
