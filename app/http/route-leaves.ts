import type { ServerBuild } from "@remix-run/server-runtime";
import { withoutLanguage } from "~/locales/languages";

type Routes = ServerBuild["routes"];

/** A route that nothing stands below: a page, a button's address or a file. */
export interface Leaf {
  id: string;
  /** The address as `app/routes.ts` spells it, without the language: `/hospitals/:slug`. */
  pattern: string;
  /** The parts of the pattern, in small letters as Remix compares them. */
  segments: string[];
  /** Whether the language may stand in front. */
  inLanguages: boolean;
}

/** Each route that nothing stands below, in the order of the build. */
function leavesOf(routes: Routes): Leaf[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  return all
    .filter(({ id, index }) => index || !parents.has(id))
    .map(({ id }) => {
      const path = lineOf(id, routes)
        .map((ancestor) => routes[ancestor]?.path ?? "")
        .filter((part) => part !== "")
        .join("/");
      const pattern = `/${path.replace(/^:lang\?\/?/, "")}`;
      const segments = segmentsOf(pattern.toLowerCase());
      return { id, pattern, segments, inLanguages: path.startsWith(":lang?") };
    });
}

/** A route with all that it stands in, the outermost first. */
export function lineOf(id: string | undefined, routes: Routes): string[] {
  const route = id === undefined ? undefined : routes[id];
  return route ? [...lineOf(route.parentId, routes), route.id] : [];
}

/** Finds the page, button or file that an address is; nothing where only the page for all others fits. */
export function leafFinder(routes: Routes): (pathname: string) => Leaf | undefined {
  const leaves = leavesOf(routes)
    .filter(({ pattern }) => !pattern.includes("*"))
    // an address of several is the one's with the fewest parameters, and of those the first's
    .sort((a, b) => parametersIn(a.segments) - parametersIn(b.segments));
  return (pathname) => {
    const bare = withoutLanguage(pathname);
    const path = segmentsOf(bare);
    return leaves.find(
      ({ segments, inLanguages }) => (inLanguages || bare === pathname) && fits(segments, path),
    );
  };
}

function parametersIn(segments: string[]): number {
  return segments.filter((part) => part.startsWith(":")).length;
}

/** Stands for every address that leads nowhere, however many a stranger makes up. */
export const NO_PAGE = "(no page)";

/**
 * Tells which route an address is one of, as `app/routes.ts` spells it, without the language:
 * `/bn/hospitals/apollo` is `/hospitals/:slug`.
 */
export function routePatterns(routes: Routes): (pathname: string) => string {
  const leafOf = leafFinder(routes);
  return (pathname) => leafOf(pageOfAddress(pathname))?.pattern ?? NO_PAGE;
}

/** The most parts that the address of a page has. */
export function deepestOf(routes: Routes): number {
  const depths = leavesOf(routes).map(
    ({ segments, inLanguages }) => segments.length + +inLanguages,
  );
  return Math.max(...depths);
}

/** The path of the page that is asked for: client navigations ask for its data. */
export function pageOfAddress(pathname: string): string {
  return pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
}

/** The parts of a path as routes compare them: decoded, in small letters, without a slash at the end. */
function segmentsOf(path: string): string[] {
  const trimmed = path.replace(/^\//, "").replace(/\/$/, "");
  return trimmed === "" ? [] : trimmed.split("/").map((part) => decoded(part).toLowerCase());
}

/** Whether an address of these parts is one of the pattern's. */
function fits(pattern: string[], path: string[]): boolean {
  if (path.length !== pattern.length) return false;
  // asked of every route for each request
  for (let at = 0; at < pattern.length; at++) {
    const part = pattern[at] ?? "";
    if (part !== path[at] && !part.startsWith(":")) return false;
  }
  return true;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
