import { readFileSync } from "node:fs";
import type { PageStyles } from "~/server/context";
import { publicPolicy } from "./security-headers";

/** As the build writes it (`bin/route-css.ts`). */
interface RouteCss {
  /** The text of each stylesheet by its name. */
  sheets: Record<string, string>;
  /** The names of each route's sheets, in their order. */
  routes: Record<string, string[]>;
}

/**
 * Hands out the styles of a page with these routes, outermost first: with them in it the page needs nothing
 * after its first response. The policy beside them names them by their hash.
 */
export function pageStyles(
  file: string,
  { https }: { https: boolean },
): (routeIds: readonly string[]) => PageStyles {
  const { sheets, routes } = JSON.parse(readFileSync(file, "utf8")) as RouteCss;
  const known = new Map<string, PageStyles>();
  return (routeIds) => {
    const key = routeIds.join(" ");
    const styles = known.get(key);
    if (styles) return styles;
    const names = new Set(routeIds.flatMap((id) => routes[id] ?? []));
    const css = [...names].map((name) => sheets[name]).join("");
    const made = { css, policy: publicPolicy({ css, https }) };
    known.set(key, made);
    return made;
  };
}
