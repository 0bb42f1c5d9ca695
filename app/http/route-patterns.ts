import type { ServerBuild } from "@remix-run/server-runtime";
import { leafFinder, pageOfAddress } from "./route-leaves";

/** What stands for every address that leads nowhere, however many a stranger makes up. */
export const NO_PAGE = "(no page)";

/**
 * Tells which route an address is one of, as `app/routes.ts` spells it, without the language:
 * `/bn/hospitals/apollo` is `/hospitals/:slug`.
 */
export function routePatterns(routes: ServerBuild["routes"]): (pathname: string) => string {
  const leafOf = leafFinder(routes);
  return (pathname) => leafOf(pageOfAddress(pathname))?.pattern ?? NO_PAGE;
}
