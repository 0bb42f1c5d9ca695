import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, askCached, type HttpHeaders, moveMailbox } from "../support/page-cache";
import { publicPages } from "../support/public-pages";
import { type Site, startSite } from "../support/site";
import { type Answer, openSocket, type Socket } from "../support/socket";

let site: Site;
let socket: Socket;
let cachedPaths: string[];
beforeAll(async () => {
  site = await startSite();
  socket = await openSocket(site);
  cachedPaths = await pathsWithETag();
});
afterAll(async () => {
  await socket.close();
  await site.close();
});

/** Public pages with an ETag, which come from the cache. */
async function pathsWithETag(): Promise<string[]> {
  const checks = publicPages.map(async (path) => (await ask(site, path)).headers.has("ETag"));
  const isCached = await Promise.all(checks);
  return publicPages.filter((_, at) => isCached[at]);
}

describe("cached page", () => {
  it("gets a 304 without a body if the browser already has it", async () => {
    expect(cachedPaths.length).toBeGreaterThan(12);
    for (const path of cachedPaths) {
      const etag = (await ask(site, path)).headers.get("ETag") ?? "";
      const answer = await askCached(socket, path, { "If-None-Match": `"other", ${etag}` });
      expect(answer, path).toMatchObject({ status: 304, bytes: 0, headers: { etag } });
      expect(JSON.stringify(answer.headers).length, path).toBeLessThan(300);
      const older = await socket.ask(path, { "If-None-Match": '"other"' });
      expect(older.status).toBe(200);
    }
  });

  it("has nothing specific to one browser; its policy lists inline code by hash", async () => {
    for (const path of cachedPaths) {
      // the first visit's loading screen has a script
      const answer = await ask(site, path, { Cookie: "" });
      const html = await answer.text();
      const policy = answer.headers.get("Content-Security-Policy") ?? "";
      expect(html, path).not.toContain("nonce=");
      expect(html, path).not.toContain('name="csrf"');
      expect(answer.headers.getSetCookie(), path).toEqual([expect.stringMatching(/^visit=1;/)]);
      expect(answer.headers.get("Cache-Control")).toContain("no-store");
      const inPage = /<(script|style)(?![^>]*(?:ld\+json|src=))[^>]*>(.*?)<\/\1>/gs;
      const parts = [...html.matchAll(inPage)].map(([, kind, text = ""]) => ({ kind, text }));
      expect(parts.map(({ kind }) => kind).toSorted(), path).toEqual(["script", "script", "style"]);
      for (const { kind, text } of parts) {
        const hash = createHash("sha256").update(text).digest("base64");
        const sources = new RegExp(`${kind}-src ([^;]*)`).exec(policy)?.[1]?.split(" ");
        expect(sources, path).toContain(`'sha256-${hash}'`);
      }
    }
  });

  it("never contains an invented value of a header, cookie or parameter", async () => {
    const noises: { path?: string; headers?: HttpHeaders }[] = [
      { path: "/hospitals?utm_source=evil&fbclid=evil&_data=evil" },
      { path: `/hospitals?noise=${"evil".repeat(500)}` },
      { headers: { Host: "evil.example", Origin: "https://evil.example", Referer: "evil" } },
      { headers: { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "evil" } },
      { headers: { Forwarded: "host=evil.example", "X-Original-URL": "/evil" } },
      { headers: { "User-Agent": "evil", "Sec-CH-UA-Mobile": "?1", Accept: "evil/evil" } },
      {
        headers: { "Sec-Fetch-Site": "cross-site", "X-Requested-With": "evil", Range: "bytes=0-3" },
      },
      { headers: { "Accept-Encoding": "evil;q=1, br;q=0, gzip;q=evil" } },
      { headers: { Cookie: `visit=1; theme=evil; csrf=evil; noise=${"evil".repeat(2000)}` } },
      { headers: { Cookie: "visit=1; __Secure-session=evil; device=evil; sent=evil" } },
      { headers: { "Accept-Language": "evil,*;q=0.1", "Save-Data": "evil" } },
    ];
    for (const [at, { path = "/hospitals", headers }] of noises.entries()) {
      await moveMailbox(`noise-${at}`, site.db);
      // a new mailbox empties the cache, so that each of the two pages is rendered
      const noisy = await ask(site, path, headers);
      const html = await noisy.text();
      const cacheControl = noisy.headers.get("Cache-Control");
      expect([...noisy.headers, html].join(), JSON.stringify({ path, headers })).not.toContain(
        "evil",
      );
      await moveMailbox("other", site.db);
      await moveMailbox(`noise-${at}`, site.db);
      const plain = await ask(site, "/hospitals");
      expect(await plain.text(), JSON.stringify({ path, headers })).toBe(html);
      expect(plain.headers.get("Cache-Control")).toBe(cacheControl);
    }
  });

  it("is not stored if a parameter has characters that our links never use", async () => {
    const search = await ask(site, "/hospitals?q=%3Cevil%3E%20words");
    expect(search.headers.has("ETag")).toBe(false);
    expect(await search.text()).toContain("&lt;evil&gt; words");
  });
});

describe("socket-level cache", () => {
  it.each(["br", "gzip"])("sends the same bytes as the application, in %s", async (encoding) => {
    const headers = { "Accept-Encoding": encoding };
    const rendered = await socket.ask("/bn/faqs", headers);
    const cached = await askCached(socket, "/bn/faqs", headers);
    const lasting = ({ headers: { "x-request-id": _id, date: _date, ...rest }, text }: Answer) => ({
      rest,
      text,
    });
    expect(lasting(cached)).toEqual(lasting(rendered));
    expect(cached.headers["content-encoding"]).toBe(encoding);
    expect(cached.headers["content-length"]).toBe(String(cached.bytes));
    expect(cached.text).toContain("</html>");
    const plain = await askCached(socket, "/bn/faqs", { "Accept-Encoding": "identity" });
    expect(plain).toMatchObject({ text: cached.text });
    expect(plain.bytes).toBeGreaterThan(cached.bytes);
  });

  it("answers HEAD, a first visit, and a link with tracking parameters", async () => {
    const page = await askCached(socket, "/th/services");
    const head = await askCached(socket, "/th/services", {}, "HEAD");
    expect(head).toMatchObject({ status: 200, bytes: 0, headers: { etag: page.headers.etag } });
    expect(head.headers["content-length"]).toBe(String(page.bytes));
    const tracked = await askCached(socket, "/th/services?fbclid=a1&utm_source=b");
    expect(tracked.headers.etag).toBe(page.headers.etag);
    const first = await askCached(socket, "/th/services", { Cookie: "" });
    expect(first.headers["set-cookie"]).toEqual([expect.stringMatching(/^visit=1;/)]);
    expect(first.headers["cache-control"]).toContain("no-store");
  });

  it("gives each response its own id and log line", async () => {
    const answers = [await askCached(socket, "/th/faqs"), await askCached(socket, "/th/faqs")];
    const ids = answers.map(({ headers }) => String(headers["x-request-id"]));
    expect(new Set(ids).size).toBe(2);
    for (const [at, request] of ids.entries()) {
      const lines = site.logs.filter((line) => line.includes(request));
      expect(lines.map((line) => JSON.parse(line))).toEqual([
        {
          at: site.clock.now.toISOString(),
          event: "http.answered",
          request,
          method: "GET",
          path: "/th/faqs",
          status: 200,
          ms: expect.any(Number),
          bytes: answers[at]?.bytes,
        },
      ]);
    }
  });

  it.each<[string, HttpHeaders, string?, string?]>([
    ["a post", {}, "POST"],
    ["a body", { "Content-Length": "0" }],
    ["an invalid host", { Host: "a b" }],
    ["another spelling of the address", {}, "GET", "/bn/../bn/privacy\\"],
    ["a session", { Cookie: "visit=1; session=none" }],
    ["a pending toast", { Cookie: "visit=1; flash=none" }],
    ["another chosen language", { Cookie: "visit=1; app-language=th" }],
  ])("leaves %s to the application", async (_, headers, method, path = "/bn/privacy") => {
    await askCached(socket, "/bn/privacy");
    const before = socket.cached();
    await socket.ask(path, headers, method);
    await socket.ask(path, headers, method);
    expect(socket.cached()).toBe(before);
  });
});

it("the theme switch needs no form token, but works only for this site's pages", async () => {
  const post = (headers: HttpHeaders) =>
    site.fetch("/theme", {
      method: "POST",
      headers,
      body: new URLSearchParams({ theme: "dark", returnTo: "/bn/faqs" }),
    });
  const answer = await post({ "Sec-Fetch-Site": "same-origin", Origin: "http://localhost:3000" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe("/bn/faqs");
  expect(answer.headers.getSetCookie().join()).toContain("theme=dark");
  const others: HttpHeaders[] = [
    { "Sec-Fetch-Site": "cross-site" },
    { Origin: "https://evil.example" },
  ];
  for (const headers of others) expect((await post(headers)).status).toBe(403);
});
