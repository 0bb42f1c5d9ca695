import routes from "~/routes";

interface RouteEntry {
  path?: string;
  children?: RouteEntry[];
}

/** Addresses that are not in the site map but are also requested. */
const extraPaths = ["/", "/healthz", "/readyz", "/assets/", "/pictures/bridge.png"];

/** Every address of the site map, with its parameters as written there. */
export function sitePaths(): string[] {
  return [...new Set([...extraPaths, ...pathsOf(routes as RouteEntry[], "")])];
}

function pathsOf(entries: RouteEntry[], prefix: string): string[] {
  return entries.flatMap(({ path = "", children }) => {
    const fullPath = path.startsWith(":lang") ? prefix : `${prefix}/${path}`.replace(/\/$/, "");
    return children ? [fullPath || "/", ...pathsOf(children, fullPath)] : [fullPath || "/"];
  });
}
