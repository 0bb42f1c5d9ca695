import { readFileSync } from "node:fs";
import type { PageStyles } from "~/server/context";
import { publicPolicy } from "./security-headers";

/** Written by `bin/route-css.ts`. */
interface RouteCss {
  /** Stylesheet text by name. */
  sheets: Record<string, string>;
  /** Sheet names per route, in order. */
  routes: Record<string, string[]>;
}

/**
 * Returns the inlined styles for a page with these routes (outermost first), and the content
 * security policy with their hash.
 */
export function pageStyles(
  file: string,
  { https }: { https: boolean },
): (routeIds: readonly string[]) => PageStyles {
  const { sheets, routes } = JSON.parse(readFileSync(file, "utf8")) as RouteCss;
  const stylesByRoutes = new Map<string, PageStyles>();
  return (routeIds) => {
    const key = routeIds.join(" ");
    const styles = stylesByRoutes.get(key);
    if (styles) return styles;
    const names = new Set(routeIds.flatMap((id) => routes[id] ?? []));
    const css = [...names].map((name) => sheets[name]).join("");
    const newStyles = { css, policy: publicPolicy({ css, https }) };
    stylesByRoutes.set(key, newStyles);
    return newStyles;
  };
}
