import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { transform } from "esbuild";
import type { Plugin } from "vite";

const ROUTE = "?__remix-build-client-route";

/**
 * Lists the stylesheets that each route imports, directly or through modules, for
 * `app/http/page-styles.ts`.
 *
 * Vite runs a plugin without `enforce` between reading CSS and turning it into JavaScript.
 */
export function routeCss(file: string): Plugin {
  const cssById = new Map<string, string>();
  return {
    name: "route-css",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    transform(code, id) {
      if (id.endsWith(".css")) cssById.set(id, code);
    },
    async generateBundle() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const routes: Record<string, string[]> = {};
      for (const id of this.getModuleIds()) {
        if (!id.endsWith(ROUTE)) continue;
        const route = relative("app", id.slice(0, -ROUTE.length)).replace(/\.tsx?$/, "");
        routes[route] = sheetsOf(id, importsOf, cssById).map(nameOf);
      }
      if (!routes.root?.length)
        this.error("No route has a stylesheet: has Vite another order of plugins?");
      const sheets = await Promise.all(
        [...cssById].map(async ([id, text]) => [nameOf(id), await minify(text)]),
      );
      writeFileSync(file, JSON.stringify({ sheets: Object.fromEntries(sheets), routes }));
    },
  };
}

/** The stylesheets of a module and its imports, in import order, each once. */
function sheetsOf(
  id: string,
  importsOf: (id: string) => readonly string[],
  cssById: ReadonlyMap<string, string>,
  seen = new Set<string>(),
): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const imported = importsOf(id).flatMap((one) => sheetsOf(one, importsOf, cssById, seen));
  return cssById.has(id) ? [...imported, id] : imported;
}

function nameOf(id: string): string {
  return relative("", id);
}

async function minify(text: string): Promise<string> {
  const { code } = await transform(text, { loader: "css", minify: true });
  // "</" must not occur within a style element
  return code.trim().replaceAll("</", "<\\/");
}
