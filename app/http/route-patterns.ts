import type { ServerBuild } from "@remix-run/server-runtime";
import { withoutLanguage } from "~/locales/languages";
import { fits, leavesOf, pageOfAddress, segmentsOf } from "./route-leaves";

/** What stands for every address that leads nowhere, however many a stranger makes up. */
export const NO_PAGE = "(no page)";

/** Where Remix itself answers: what the browser asks for when it discovers routes. */
export const MANIFEST = "/__manifest";

/**
 * Tells which route an address is one of, as `app/routes.ts` spells it, without the language:
 * `/bn/hospitals/apollo` is `/hospitals/:slug`.
 */
export function routePatterns(routes: ServerBuild["routes"]): (pathname: string) => string {
  const leaves = leavesOf(routes)
    .filter(({ pattern }) => !pattern.includes("*"))
    // an address of several is the one's with the fewest parameters, and of those the first's
    .sort((a, b) => parametersIn(a.segments) - parametersIn(b.segments));
  return (pathname) => {
    if (pathname === MANIFEST) return MANIFEST;
    const path = segmentsOf(withoutLanguage(pageOfAddress(pathname)));
    return leaves.find(({ segments }) => fits(segments, path))?.pattern ?? NO_PAGE;
  };
}

function parametersIn(segments: string[]): number {
  return segments.filter((part) => part.startsWith(":")).length;
}
