import type { ServerBuild } from "@remix-run/server-runtime";
import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { testServices } from "../../tests/support/bare-app";
import { databaseForEachTest } from "../../tests/support/database";
import type { HttpEnv } from "./http-env";
import { PageCache } from "./page-cache";

const routes = {
  root: { id: "root", module: {} },
  list: { id: "list", parentId: "root", path: "list", module: { handle: { cachedBy: ["page"] } } },
} as unknown as ServerBuild["routes"];

const database = databaseForEachTest();
let rendered: string[];
/** Renders the next page. */
let render: (url: URL) => Promise<Response>;
let app: Hono<HttpEnv>;

beforeEach(() => {
  rendered = [];
  render = async ({ search }) => new Response(`<p>page${search}`);
  const cache = new PageCache({ ...testServices([]), db: database.db }, routes);
  app = new Hono<HttpEnv>();
  app.use(cache.middleware());
  app.get("*", (c) => {
    c.set("nonce", "none");
    const { url } = c.get("requestForCache") ?? c.req.raw;
    rendered.push(new URL(url).search);
    return render(new URL(url));
  });
});

async function ask(search = "", headers: Record<string, string> = {}): Promise<Response> {
  return app.fetch(new Request(`http://localhost:3000/list${search}`, { headers }));
}

describe("page cache", () => {
  it("renders a page once for concurrent requests", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask("?page=2")));
    for (const answer of answers) expect(await answer.text()).toBe("<p>page?page=2");
    expect(rendered).toEqual(["?page=2"]);
  });

  it("renders again for requests that waited for a failed page", async () => {
    render = async () => new Response("<p>failed", { status: 500 });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
    expect(rendered).toHaveLength(3);
  });

  it.each<[string, ResponseInit]>([
    ["a missing page", { status: 404 }],
    ["a page that sets another cookie", { headers: { "Set-Cookie": "csrf=1" } }],
  ])("does not store %s", async (_, init) => {
    render = async () => new Response("<p>page", init);
    expect((await ask()).headers.has("ETag")).toBe(false);
    await ask();
    expect(rendered).toHaveLength(2);
  });

  it("renders every request and stores nothing while the counter cannot be read", async () => {
    await database.db.schema.alterTable("counters").renameTo("elsewhere").execute();
    expect(await (await ask()).text()).toBe("<p>page");
    expect((await ask()).headers.has("ETag")).toBe(false);
    await database.db.schema.alterTable("elsewhere").renameTo("counters").execute();
    expect((await ask()).headers.has("ETag")).toBe(true);
    await ask();
    expect(rendered).toHaveLength(3);
  });

  it("evicts the least recently used pages at its limit", async () => {
    const bytes = 100_000;
    const pages = 200;
    render = async ({ search }) => new Response(search.padEnd(bytes, "."));
    for (let page = 0; page < pages; page++) await ask(`?page=${page}`);
    expect(rendered).toHaveLength(pages);
    // the newest page is checked first, because each miss evicts another page
    let storedPages = 0;
    for (let page = pages - 1; rendered.length === pages; page--, storedPages++)
      await ask(`?page=${page}`);
    expect(storedPages).toBeGreaterThan(50);
    expect(storedPages * bytes).toBeLessThan(8.5 * 1024 * 1024);
  });
});
