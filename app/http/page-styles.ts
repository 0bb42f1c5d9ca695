import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/server-runtime";

/**
 * Hands out the text of the stylesheets of a page with these routes: with it the page needs nothing
 * after its first response (`withoutOwnSheets` leaves the links out).
 */
export function stylesIn(build: ServerBuild, assetsDir: string): (routeIds: string[]) => string {
  const sheets = new Map<string, string>();
  const sheetsOf = new Map<string, string[]>();
  for (const [id, route] of Object.entries(build.assets.routes)) {
    sheetsOf.set(id, route.css ?? []);
    for (const sheet of route.css ?? []) {
      if (!sheets.has(sheet)) sheets.set(sheet, readSheet(assetsDir, sheet));
    }
  }
  const pages = new Map<string, string>();
  return (routeIds: string[]) => {
    const page = routeIds.join(" ");
    const known = pages.get(page);
    if (known !== undefined) return known;
    const names = new Set(routeIds.flatMap((id) => sheetsOf.get(id) ?? []));
    const styles = [...names].map((name) => sheets.get(name)).join("");
    pages.set(page, styles);
    return styles;
  };
}

function readSheet(assetsDir: string, address: string): string {
  const css = readFileSync(join(assetsDir, address), "utf8").trim();
  return css.replaceAll("</", "<\\/");
}
