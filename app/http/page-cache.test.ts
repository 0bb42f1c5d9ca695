import type { ServerBuild } from "@remix-run/server-runtime";
import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { testServices } from "../../tests/support/bare-app";
import { databaseForEachTest } from "../../tests/support/database";
import type { HttpEnv } from "./http-env";
import { PageCache } from "./page-cache";

const routes = {
  root: { id: "root", module: {} },
  list: { id: "list", parentId: "root", path: "list", module: { handle: { cached: ["page"] } } },
} as unknown as ServerBuild["routes"];

const database = databaseForEachTest();
let drawn: string[];
/** The page that is drawn next. */
let draw: (url: URL) => Promise<Response>;
let app: Hono<HttpEnv>;

beforeEach(() => {
  drawn = [];
  draw = async ({ search }) => new Response(`<p>page${search}`);
  const cache = new PageCache({ ...testServices([]), db: database.db }, routes);
  app = new Hono<HttpEnv>();
  app.use(cache.middleware());
  app.get("*", (c) => {
    c.set("nonce", "none");
    const { url } = c.get("requestForCache") ?? c.req.raw;
    drawn.push(new URL(url).search);
    return draw(new URL(url));
  });
});

async function ask(search = "", headers: Record<string, string> = {}): Promise<Response> {
  return app.fetch(new Request(`http://localhost:3000/list${search}`, { headers }));
}

describe("the page cache", () => {
  it("has a page drawn once for all who come meanwhile", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask("?page=2")));
    for (const answer of answers) expect(await answer.text()).toBe("<p>page?page=2");
    expect(drawn).toEqual(["?page=2"]);
  });

  it("draws again for those who waited for a page that failed", async () => {
    draw = async () => new Response("<p>failed", { status: 500 });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
    expect(drawn).toHaveLength(3);
  });

  it.each<[string, ResponseInit]>([
    ["a page that is not there", { status: 404 }],
    ["a page that sets another cookie", { headers: { "Set-Cookie": "csrf=1" } }],
  ])("keeps nothing of %s", async (_, init) => {
    draw = async () => new Response("<p>page", init);
    expect((await ask()).headers.has("ETag")).toBe(false);
    await ask();
    expect(drawn).toHaveLength(2);
  });

  it("draws each time while the counter cannot be read, and keeps nothing", async () => {
    await database.db.schema.alterTable("counters").renameTo("elsewhere").execute();
    expect(await (await ask()).text()).toBe("<p>page");
    expect((await ask()).headers.has("ETag")).toBe(false);
    await database.db.schema.alterTable("elsewhere").renameTo("counters").execute();
    expect((await ask()).headers.has("ETag")).toBe(true);
    await ask();
    expect(drawn).toHaveLength(3);
  });

  it("holds no more than its room, and what was asked for last", async () => {
    const bytes = 100_000;
    const pages = 200;
    draw = async ({ search }) => new Response(search.padEnd(bytes, "."));
    for (let page = 0; page < pages; page++) await ask(`?page=${page}`);
    expect(drawn).toHaveLength(pages);
    // from the last: those that went would push others out
    let held = 0;
    for (let page = pages - 1; drawn.length === pages; page--, held++) await ask(`?page=${page}`);
    expect(held).toBeGreaterThan(50);
    expect(held * bytes).toBeLessThan(8.5 * 1024 * 1024);
  });
});
