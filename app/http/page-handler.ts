import {
  type AppLoadContext,
  createRequestHandler,
  type ServerBuild,
} from "@remix-run/server-runtime";
import { encodeWhenRead } from "./late-encoding";
import { fits, type Leaf, leavesOf, lineOf, pageOfAddress, segmentsOf } from "./route-leaves";

export type PageHandler = (request: Request, context: AppLoadContext) => Promise<Response>;

/**
 * Answers as Remix does with the whole build, but hands it for each address only the routes that the
 * address can be of. Remix ranks every route it knows several times a request, and compiles each
 * into a regular expression: with the whole site a third of a page's processor time, and more with
 * every route that is added.
 *
 * There are as many handlers as there are sets of routes that fit one address together, however many
 * addresses are asked for.
 */
export function pageHandler(build: ServerBuild, mode: string): PageHandler {
  encodeWhenRead();
  const leaves = leavesOf(build.routes);
  const handlers = new Map<string, PageHandler>();
  return (request, context) => {
    const ids = leafIdsFor(pageOfAddress(new URL(request.url).pathname), leaves);
    const key = ids.join(" ");
    const handler = handlers.get(key) ?? createRequestHandler(narrowed(build, ids), mode);
    handlers.set(key, handler);
    return handler(request, context);
  };
}

/**
 * The routes that the address or one it stands below can be of. Those above are in the list of
 * routes that a page with scripts starts with (Remix's `getPartialManifest`).
 */
function leafIdsFor(path: string, leaves: Leaf[]): string[] {
  const whole = segmentsOf(path);
  const lines = [...whole.keys(), whole.length].map((length) => whole.slice(0, length));
  // the language is any first part, as for Remix: which of them there are, its route decides
  const inLanguages = lines.slice(1).map((line) => line.slice(1));
  return leaves
    .filter(
      (leaf) =>
        lines.some((line) => fits(leaf.segments, line)) ||
        (leaf.inLanguages && inLanguages.some((line) => fits(leaf.segments, line))),
    )
    .map(({ id }) => id);
}

function narrowed(build: ServerBuild, leafIds: string[]): ServerBuild {
  const kept = new Set(["root", ...leafIds.flatMap((id) => lineOf(id, build.routes))]);
  const only = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}
