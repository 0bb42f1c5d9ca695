import type { ServerBuild } from "@remix-run/server-runtime";
import { TrieRouter } from "hono/router/trie-router";
import { withoutLanguage } from "~/locales/languages";

/** What stands for every address that leads nowhere, however many a stranger makes up. */
export const NO_PAGE = "(no page)";

/** Where Remix itself answers: what the browser asks for when it discovers routes. */
const MANIFEST = "/__manifest";

/**
 * Tells which route an address is one of, as `app/routes.ts` spells it, without the language:
 * `/bn/hospitals/apollo` is `/hospitals/:slug`.
 *
 * Not with Remix's own `matchRoutes`, which ranks all routes anew for each address: as much as the
 * rest of what is counted together.
 */
export function routePatterns(routes: ServerBuild["routes"]): (pathname: string) => string {
  const patterns = leafPatterns(routes).filter((pattern) => !pattern.includes("*"));
  const router = new TrieRouter<string>();
  // an address of several is the one's with the fewest parameters, and of those the first it finds
  for (const pattern of patterns.sort((a, b) => parametersIn(a) - parametersIn(b))) {
    router.add("GET", pattern, pattern);
  }
  return (pathname) => {
    if (pathname === MANIFEST) return MANIFEST;
    // client navigations ask for a page's data
    const page = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    const path = withoutLanguage(page).replace(/(?<=.)\/$/, "");
    const [found] = router.match("GET", decoded(path).toLowerCase());
    return found[0]?.[0] ?? NO_PAGE;
  };
}

function leafPatterns(routes: ServerBuild["routes"]): string[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  const pathOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...pathOf(route.parentId), route.path ?? ""] : [];
  };
  return all
    .filter(({ id, index }) => index || !parents.has(id))
    .map(({ id }) => `/${pathOf(id).join("/")}`.replace("/:lang?", "").replace(/\/{2,}/g, "/"))
    .map((pattern) => pattern.replace(/(?<=.)\/$/, ""));
}

function parametersIn(pattern: string): number {
  return pattern.split("/:").length - 1;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
