import type { matchRoutes } from "@remix-run/react";
import type { ServerBuild } from "@remix-run/server-runtime";
import { areas } from "~/features/content/areas.server";
import type { Area } from "~/features/content/engine/area.server";
import { productionBuild } from "./site";

/** A route with an answer: a page or a resource. */
export interface SiteRoute {
  /** Its module, e.g. `routes/public/home`. */
  id: string;
  /** Its address in English, e.g. `/hospitals/:slug`. */
  pattern: string;
  /** The area, for pages shared by all areas of content (`:area`). */
  area?: string;
  module: ServerBuild["routes"][string]["module"];
}

/** Every address of the built site, so that walks include new routes by themselves. */
export async function siteRoutes(): Promise<SiteRoute[]> {
  const { routes } = await productionBuild();
  const all = Object.values(routes);
  const parents = new Set(all.map(({ parentId }) => parentId));
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return "";
    const segment = (route.path ?? "").replace(/^:lang\?\/?/, "");
    return [pathOf(route.parentId), segment].filter(Boolean).join("/");
  };
  return all
    .filter(({ id }) => !parents.has(id))
    .flatMap(({ id, module }) => {
      const route = { id, pattern: `/${pathOf(id)}`, module };
      if (!route.pattern.includes("/:area")) return [route];
      const areasWithPage = Object.values(areas).filter((area) => hasPage(area, route.pattern));
      return areasWithPage.map(({ key }) => ({ ...route, area: key }));
    });
}

/** True if an area has this page: not all have many records, pictures, or an order. */
function hasPage({ single, hasPicture, pictures, order }: Area, pattern: string): boolean {
  if (single) return false;
  if (pattern.endsWith("/pictures/order")) return pictures !== undefined;
  if (pattern.includes("/pictures")) return hasPicture === true || pictures !== undefined;
  return !pattern.endsWith("/order") || order !== undefined;
}

/** Routes that accept a form, without the one for unknown addresses. */
export async function routesWithAction(): Promise<SiteRoute[]> {
  const routes = await siteRoutes();
  return routes.filter(({ pattern, module }) => module.action !== undefined && pattern !== "/*");
}

/** Default values of parameters; sample content has the slugs. */
const SLUGS: Record<string, string> = {
  "/services/:slug": "medical-escort",
  "/hospitals/:slug": "bumrungrad-international",
  "/blog/:slug": "what-happens-on-an-air-ambulance-flight",
  "/sitemaps/:part": "hospitals-1.xml",
};

/** @param given values of parameters by name, e.g. `id` */
export function addressOf(
  { pattern, area = "" }: SiteRoute,
  given: Record<string, string> = {},
): string {
  const slug = SLUGS[pattern] ?? "nothing";
  return pattern
    .replace("/*", "/no-such-page")
    .replace("/:area", `/${area}`)
    .replace(/:(\w+)\??/g, (_, name: string) => given[name] ?? slug);
}

type Tree = Parameters<typeof matchRoutes>[0];

/** The routes as Remix's `matchRoutes` takes them. */
export function routeTree(
  routes: Record<string, { id: string; parentId?: string; path?: string; index?: boolean }>,
  parentId?: string,
): Tree {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index: true as const } : { id, path, children: routeTree(routes, id) },
    );
}

/**
 * Each pattern with its first parameter replaced: by any word, and by the words of competing
 * routes.
 */
export function rivalPaths(routes: SiteRoute[]): string[] {
  const patterns = routes.map(({ pattern }) => pattern).filter((pattern) => pattern !== "/*");
  return patterns.flatMap((pattern) => {
    const [before = "", ...after] = pattern.split(/:\w+/);
    if (after.length === 0) return [pattern];
    const words = patterns
      .filter((other) => other.startsWith(before) && !other.startsWith(`${before}:`))
      .map((other) => other.slice(before.length).split("/")[0] ?? "");
    return [...new Set(["anything", ...words])].map((word) =>
      (before + word + after.join("anything")).replace(/\/$/, ""),
    );
  });
}
