import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { routeCss } from "./bin/route-css";
import remixOptions, { browserTarget } from "./remix.config.js";

export default defineConfig({
  plugins: [
    remix(remixOptions),
    vanillaExtractPlugin({ identifiers: "short" }),
    quietSonner(),
    routeCss("build/route-css.json"),
  ],
  resolve: {
    alias: {
      "~": new URL("./app", import.meta.url).pathname,
      "#db": new URL("./db", import.meta.url).pathname,
    },
  },
  build: { target: browserTarget, assetsInlineLimit: 0, minify: "esbuild" },
  // without this the development server hands sonner a React of its own
  optimizeDeps: { include: ["sonner", "@conform-to/react"] },
});

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
