import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/server-runtime";

export interface StyledBuild {
  /** The build whose pages link no stylesheets, because they are inlined. */
  build: ServerBuild;
  /** The styles for a page with these routes. */
  stylesOf: (routeIds: string[]) => string;
}

/**
 * Takes the stylesheets out of the pages' links and hands out their text instead: a page then
 * needs nothing after its first response. The given build stays as it is, for routes that the
 * browser discovers later and must link.
 */
export function inlineStyles(build: ServerBuild, assetsDir: string): StyledBuild {
  const sheets = new Map<string, string>();
  const sheetsOf = new Map<string, string[]>();
  for (const [id, route] of Object.entries(build.assets.routes)) {
    sheetsOf.set(id, route.css ?? []);
    for (const sheet of route.css ?? []) {
      if (!sheets.has(sheet)) sheets.set(sheet, readSheet(assetsDir, sheet));
    }
  }
  const pages = new Map<string, string>();
  const stylesOf = (routeIds: string[]) => {
    const page = routeIds.join(" ");
    const known = pages.get(page);
    if (known !== undefined) return known;
    const names = new Set(routeIds.flatMap((id) => sheetsOf.get(id) ?? []));
    const styles = [...names].map((name) => sheets.get(name)).join("");
    pages.set(page, styles);
    return styles;
  };
  return { build: withoutSheets(build), stylesOf };
}

function readSheet(assetsDir: string, address: string): string {
  const css = readFileSync(join(assetsDir, address), "utf8").trim();
  return css.replaceAll("</", "<\\/");
}

function withoutSheets(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.assets.routes).map(([id, route]) => [
    id,
    { ...route, css: [] },
  ]);
  return { ...build, assets: { ...build.assets, routes: Object.fromEntries(routes) } };
}
