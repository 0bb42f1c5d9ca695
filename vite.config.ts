import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Rollup } from "vite";
import { routeCss } from "./bin/route-css";
import remixOptions, { browserTarget } from "./remix.config.js";

export default defineConfig(({ isSsrBuild }) => ({
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
  build: {
    target: browserTarget,
    assetsInlineLimit: 0,
    minify: "esbuild",
    // the server's build is one file
    ...(!isSsrBuild && { rollupOptions: { output: { manualChunks: fewChunks() } } }),
  },
  // without this the development server hands sonner a React of its own
  optimizeDeps: { include: ["sonner", "@conform-to/react"] },
}));

/** Loaded on demand. */
const LATER = /@simplewebauthn|\/pdfjs-dist\/|\/sonner\/|\/ui\/toast\/toaster/;
/** Shared by all or several hydrated pages. */
const SHARED = /\/app\/(root\.tsx|dashboard\/)/;

/** Few files for the hydrated dashboard: packages, shared code, and each page's own. */
function fewChunks(): Rollup.GetManualChunk {
  const shared = new Set<string>();
  return (id, { getModuleIds, getModuleInfo }) => {
    const gather = (one: string) => {
      if (shared.has(one) || LATER.test(one)) return;
      shared.add(one);
      getModuleInfo(one)?.importedIds.forEach(gather);
    };
    if (shared.size === 0) [...getModuleIds()].filter((one) => SHARED.test(one)).forEach(gather);
    if (LATER.test(id)) return undefined;
    // packages, and modules of the bundler that they import
    if (id.includes("/node_modules/") || id.startsWith("\0")) return "vendor";
    return shared.has(id) ? "desk" : undefined;
  };
}

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
