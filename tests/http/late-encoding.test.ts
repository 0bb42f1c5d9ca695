import {
  type AppLoadContext,
  createRequestHandler,
  type ServerBuild,
} from "@remix-run/server-runtime";
import { expect, it } from "vitest";
import { encodeWhenRead } from "~/http/late-encoding";
import { productionBuild, SITE_ORIGIN } from "../support/site";

encodeWhenRead();
let encoded = 0;
const data = {
  get hospital() {
    encoded++;
    return "Setu";
  },
};

it("encodes a page's data for its scripts alone", async () => {
  encoded = 0;
  await asked("/hospitals", async () => new Response("without scripts"));
  expect(encoded).toBe(0);
  const page = await asked("/hospitals", async (context) => {
    const stream = context.serverHandoffStream as ReadableStream<Uint8Array>;
    return new Response(await new Response(stream).text());
  });
  expect(encoded).toBeGreaterThan(0);
  expect(await page.text()).toContain('"hospital","Setu"');
});

it("encodes it for a script that asks for it", async () => {
  encoded = 0;
  const page = await asked("/hospitals.data", async () => new Response("no document"));
  expect(await page.text()).toContain('"hospital","Setu"');
  expect(encoded).toBeGreaterThan(0);
});

/** A page of a build of which every route has the same data, drawn as told. */
async function asked(
  path: string,
  draw: (context: Parameters<ServerBuild["entry"]["module"]["default"]>[3]) => Promise<Response>,
): Promise<Response> {
  const { routes, ...rest } = await productionBuild();
  const bare = Object.entries(routes).map(([id, route]) => [
    id,
    { ...route, module: { default: () => null, loader: () => data } },
  ]);
  const handle = createRequestHandler(
    {
      ...rest,
      routes: Object.fromEntries(bare),
      entry: { module: { default: (_request, _status, _headers, context) => draw(context) } },
    },
    "production",
  );
  return handle(new Request(SITE_ORIGIN + path), {} as AppLoadContext);
}
