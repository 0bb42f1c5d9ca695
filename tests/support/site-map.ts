import { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "~/routes";

interface Entry {
  path?: string;
  children?: Entry[];
}

/** Addresses of app/routes.ts at or below this one, in English, without endless streams. */
export function addressesBelow(folder: string): string[] {
  return addressesOf(routes as Entry[]).filter(
    (path) => `${path}/`.startsWith(`${folder}/`) && !ENDLESS_STREAMS.includes(path),
  );
}

/** Endless streams: reading one to the end never returns. */
export const ENDLESS_STREAMS = [
  "/dashboard/admin/queue/events",
  "/dashboard/admin/queue/presence/:id",
];

function addressesOf(entries: Entry[], prefix = ""): string[] {
  return entries.flatMap(({ path = "", children }) => {
    const fullPath = path.startsWith(":lang") ? prefix : `${prefix}/${path}`.replace(/\/$/, "");
    return children ? addressesOf(children, fullPath) : [fullPath];
  });
}

type Route = Parameters<typeof matchRoutes>[0][number];

/** Pages of the site as Remix's `matchRoutes` takes them, each by its id or its module's file. */
export function pageTree(): Route[] {
  return routes.filter(({ path }) => path === ":lang?").map(asRoute);
}

function asRoute({ id, file, path, index, children }: RouteConfigEntry): Route {
  return index && !children
    ? { id: id ?? file, path, index }
    : { id: id ?? file, path, children: children?.map(asRoute) };
}

/** The route file that draws the page at this path; "" if there is none. */
export function pageFileOf(path: string): string {
  return matchRoutes(pageTree(), path.split("?")[0] ?? "")?.at(-1)?.route.id ?? "";
}
