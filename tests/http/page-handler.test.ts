import { matchRoutes } from "@remix-run/react";
import {
  type AppLoadContext,
  createRequestHandler,
  type ServerBuild,
} from "@remix-run/server-runtime";
import { expect, it } from "vitest";
import { pageHandler } from "~/http/page-handler";
import { addressOf, rivalPaths, routeTree, siteRoutes } from "../support/route-table";
import { productionBuild, SITE_ORIGIN } from "../support/site";

const build = tellingBuild(await productionBuild());
const whole = createRequestHandler(build, "production");
const narrow = pageHandler(build, "production");

const pages = await siteRoutes();
const addresses = pages.map((page) => addressOf(page, { id: "7f3c", reference: "SETU-2K7M-9QXD" }));
const paths = [
  ...addresses.flatMap((path) => ["", "/bn", "/xx"].map((first) => `${first}${path}`)),
  ...rivalPaths(pages),
  ...rivalPaths(pages).map((path) => `/th${path}`),
  ...["/hospitals/login", "/login/hospitals", "/services/booking/sent", "/bn/bn", "/bn/xx/login"],
  ...["/Booking", "/bn/booking/", "/b%6Foking", "/hospitals/a%2Fb", "/%E0%A6%86", "/constructor"],
];

// hundreds of addresses, each of which the whole build compares with every route
it("finds for every address the routes that the whole build finds", {
  timeout: 90_000,
}, async () => {
  for (const path of paths) expect(await told(narrow, path), path).toEqual(await told(whole, path));
});

it("finds them for what a page with scripts asks for", async () => {
  for (const path of addresses) {
    const data = `${path === "/" ? "/_root" : path}.data`;
    expect(await told(narrow, data), data).toEqual(await told(whole, data));
  }
});

/** Pages that say nothing but which routes they are of. */
function tellingBuild({ routes, ...rest }: ServerBuild): ServerBuild {
  const bare = Object.entries(routes).map(([id, route]) => [
    id,
    { ...route, module: { default: () => null, loader: () => id } },
  ]);
  const tell: ServerBuild["entry"]["module"]["default"] = (request, status, _headers, context) => {
    const { matches } = context.staticHandlerContext;
    return Response.json({
      status,
      matches: matches.map(({ route, params }) => [route.id, params]),
      known: startingRoutes(context.manifest.routes, new URL(request.url).pathname),
    });
  };
  return { ...rest, routes: Object.fromEntries(bare), entry: { module: { default: tell } } };
}

/** The routes that Remix writes into a page with scripts, besides its own: those of all above it. */
function startingRoutes(routes: ServerBuild["assets"]["routes"], pathname: string): string[] {
  const tree = routeTree(routes);
  const parts = pathname.split("/").filter(Boolean).slice(0, -1);
  const above = ["/", ...parts.map((_, at) => `/${parts.slice(0, at + 1).join("/")}`)];
  const found = above.flatMap((path) => matchRoutes(tree, path) ?? []);
  return found.map(({ route }) => route.id ?? "");
}

async function told(handle: typeof narrow, path: string): Promise<unknown> {
  const response = await handle(new Request(SITE_ORIGIN + path), {} as AppLoadContext);
  return [response.status, await response.text()];
}
