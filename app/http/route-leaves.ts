import {
  createRequestHandler,
  type RequestHandler,
  type ServerBuild,
} from "@remix-run/server-runtime";
import { withoutLanguage } from "~/locales/languages";

type Routes = ServerBuild["routes"];

/** A route without children: a page, the address of a button's form, or a file. */
export interface Leaf {
  id: string;
  /** As in `app/routes.ts`, without the language: `/hospitals/:slug`. */
  pattern: string;
  /** Lower-case parts of the pattern; Remix ignores case. */
  segments: string[];
  /** True if a language prefix is allowed. */
  inLanguages: boolean;
}

function leavesOf(routes: Routes): Leaf[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  return all
    .filter(({ id, index }) => index || !parents.has(id))
    .map(({ id }) => {
      const path = withAncestors(id, routes)
        .map((ancestor) => routes[ancestor]?.path ?? "")
        .filter((part) => part !== "")
        .join("/");
      const pattern = `/${path.replace(/^:lang\?\/?/, "")}`;
      const segments = segmentsOf(pattern.toLowerCase());
      return { id, pattern, segments, inLanguages: path.startsWith(":lang?") };
    });
}

/** A route's id and its ancestors', outermost first. */
export function withAncestors(id: string | undefined, routes: Routes): string[] {
  const route = id === undefined ? undefined : routes[id];
  return route ? [...withAncestors(route.parentId, routes), route.id] : [];
}

/** Finds the leaf of an address; undefined if only the catch-all route fits. */
export function leafFinder(routes: Routes): (pathname: string) => Leaf | undefined {
  const leaves = leavesOf(routes)
    .filter(({ pattern }) => !pattern.includes("*"))
    // the pattern with the fewest parameters wins, then the first
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

/** One metrics label for all unknown addresses: strangers can invent any number of them. */
export const NO_PAGE = "(no page)";

/**
 * The route pattern of an address, without the language: `/bn/hospitals/apollo` gives
 * `/hospitals/:slug`.
 */
export function routePatterns(routes: Routes): (pathname: string) => string {
  const leafOf = leafFinder(routes);
  return (pathname) => leafOf(pageOfAddress(pathname))?.pattern ?? NO_PAGE;
}

export function maxDepth(routes: Routes): number {
  const depths = leavesOf(routes).map(
    ({ segments, inLanguages }) => segments.length + +inLanguages,
  );
  return Math.max(...depths);
}

/**
 * Runs each request with the routes of its page alone: Remix matches an address against all routes
 * three times, which took half of a page's time.
 */
export function handlerOfLeaves(build: ServerBuild, mode: string): RequestHandler {
  const leafOf = leafFinder(build.routes);
  const handlers = new Map(
    leavesOf(build.routes).map(({ id }) => {
      const routeIds = withAncestors(id, build.routes);
      return [id, createRequestHandler(withRoutes(build, routeIds), mode)];
    }),
  );
  const handlerOfAll = createRequestHandler(build, mode);
  return (request, context) => {
    const leaf = leafOf(pageOfAddress(new URL(request.url).pathname));
    const handle = leaf ? handlers.get(leaf.id) : undefined;
    return (handle ?? handlerOfAll)(request, context);
  };
}

function withRoutes(build: ServerBuild, ids: string[]): ServerBuild {
  return {
    ...build,
    routes: pick(build.routes, ids),
    assets: { ...build.assets, routes: pick(build.assets.routes, ids) },
  };
}

function pick<T>(all: Record<string, T>, ids: string[]): Record<string, T> {
  return Object.fromEntries(ids.map((id) => [id, all[id] as T]));
}

/** The path of the page, without the `.data` that client navigations add. */
export function pageOfAddress(pathname: string): string {
  return pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
}

/** Decoded lower-case path segments. */
function segmentsOf(path: string): string[] {
  const trimmed = path.replace(/^\//, "").replace(/\/$/, "");
  if (trimmed === "") return [];
  // most have no escapes, and an address may have thousands of parts
  if (!trimmed.includes("%")) return trimmed.toLowerCase().split("/");
  return trimmed.split("/").map((part) => decoded(part).toLowerCase());
}

function fits(pattern: string[], path: string[]): boolean {
  if (path.length !== pattern.length) return false;
  // a plain loop: it runs for every route on each request
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
