import type { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "~/routes";

interface Entry {
  path?: string;
  children?: Entry[];
}

/** The addresses below a folder, as app/routes.ts has them: in English, with their parameters. */
export function addressesBelow(folder: string): string[] {
  return addressesOf(routes as Entry[]).filter(
    (path) => `${path}/`.startsWith(`${folder}/`) && path !== ENDLESS,
  );
}

/** Goes on for as long as somebody listens: who reads it to its end waits. */
export const ENDLESS = "/dashboard/admin/queue/events";

function addressesOf(entries: Entry[], prefix = ""): string[] {
  return entries.flatMap(({ path = "", children }) => {
    const here = path.startsWith(":lang") ? prefix : `${prefix}/${path}`.replace(/\/$/, "");
    return children ? addressesOf(children, here) : [here];
  });
}

type Route = Parameters<typeof matchRoutes>[0][number];

/** The pages of the site as Remix's `matchRoutes` takes them, each by its id, or the file of its module. */
export function pageTree(): Route[] {
  return routes.filter(({ path }) => path === ":lang?").map(asRoute);
}

function asRoute({ id, file, path, index, children }: RouteConfigEntry): Route {
  return index && !children
    ? { id: id ?? file, path, index }
    : { id: id ?? file, path, children: children?.map(asRoute) };
}
