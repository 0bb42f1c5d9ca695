import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { ANSWERED_BY } from "~/http/standing-answers";
import { languages, pathInLanguage } from "~/locales/languages";
import { signedInUser } from "../support/admin";
import { type Asked, ask as askApp, untilKept } from "../support/shared-pages";
import { type Site, startSite } from "../support/site";
import { type Answer, openSocket, type Socket, untilStanding } from "../support/socket";

let site: Site;
let socket: Socket;
beforeAll(async () => {
  site = await startSite();
  socket = await openSocket(site);
  await untilKept(site);
});
afterAll(async () => {
  await socket.close();
  await site.close();
});

/** What two answers to the same words have in common. */
function lasting({ status, headers, text }: Answer) {
  const { "x-request-id": _id, date: _date, "content-length": _length, ...rest } = headers;
  return { status, headers: rest, text };
}

describe("what was asked before in the same words", () => {
  it.each(["br", "gzip"])("is answered as it was, in %s", async (encoding) => {
    const headers = { "Accept-Encoding": encoding };
    const first = await socket.ask("/bn/faqs", headers);
    const standing = await untilStanding(socket, "/bn/faqs", headers);
    expect(lasting(standing)).toEqual(lasting(first));
    expect(standing.headers["content-encoding"]).toBe(encoding);
    expect(standing.headers["content-length"]).toBe(String(standing.bytes));
    expect(standing.text).toContain("</html>");
  });

  it("is compressed as well as it can be", async () => {
    const first = await socket.ask("/th/services");
    await untilStanding(socket, "/th/services");
    await expect
      .poll(async () => (await socket.ask("/th/services")).bytes)
      .toBeLessThan(first.bytes);
  });

  it("is known to who has it", async () => {
    const { headers } = await untilStanding(socket, "/bn/terms");
    const etag = { "If-None-Match": headers.etag ?? "" };
    const unchanged = await untilStanding(socket, "/bn/terms", etag);
    expect(unchanged).toMatchObject({ status: 304, bytes: 0 });
    expect(unchanged.headers.etag).toBe(headers.etag);
    expect(unchanged.headers).not.toHaveProperty("content-length");
    expect((await socket.ask("/bn/terms", { "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("has an id and a line in the log of its own", async () => {
    const answers = [
      await untilStanding(socket, "/th/faqs"),
      await untilStanding(socket, "/th/faqs"),
    ];
    const ids = answers.map(({ headers }) => headers["x-request-id"]);
    expect(new Set(ids).size).toBe(2);
    for (const [at, id] of ids.entries()) {
      const lines = site.logs.filter((line) => line.includes(String(id)));
      expect(lines.map((line) => JSON.parse(line))).toEqual([
        {
          at: site.clock.now.toISOString(),
          event: "request",
          request: id,
          method: "GET",
          path: "/th/faqs",
          status: 200,
          ms: expect.any(Number),
          bytes: answers[at]?.bytes,
        },
      ]);
    }
  });

  it("sets the first visit's cookie, and is not to be stored", async () => {
    const answer = await untilStanding(socket, "/bn/aboutus", { Cookie: "" });
    expect(answer.headers["set-cookie"]).toEqual([expect.stringMatching(/^visit=1;/)]);
    expect(answer.headers["cache-control"]).toContain("no-store");
  });
});

describe("nobody gets another's answer", () => {
  it("whatever comes together", async () => {
    const person = await signedInUser(site);
    const session = [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const asked: { path: string; headers: Asked }[] = [];
    for (const language of languages) {
      for (const Cookie of ["", "visit=1", "visit=1; theme=dark", "visit=1; data-saver=on"]) {
        for (const more of [{}, { "Save-Data": "on" }, { "Accept-Language": "th" }] as Asked[]) {
          asked.push({ path: pathInLanguage("/", language), headers: { Cookie, ...more } });
        }
      }
    }
    asked.push({ path: "/", headers: { Cookie: session } });
    asked.push({ path: "/", headers: { Cookie: "visit=1; flash=anything" } });
    asked.push({ path: "/", headers: { Cookie: "visit=1; app-language=bn" } });
    // each round in an order of its own, all at once; from the second on there are answers that stand
    const start = socket.reached();
    const answers = [];
    for (const round of [7919, 104729, 1299709, 15485863, 179424673]) {
      const shuffled = asked
        .map((one, at) => ({ ...one, order: ((at + 1) * round) % 211 }))
        .toSorted((a, b) => a.order - b.order);
      const answered = shuffled.map(async (one) => ({
        ...one,
        answer: await socket.ask(one.path, one.headers),
      }));
      answers.push(...(await Promise.all(answered)));
    }
    const reached = socket.reached() - start;
    for (const { path, headers, answer } of answers) {
      const expected = await askApp(site, path, headers);
      const said = JSON.stringify({ path, headers });
      expect(answer.status, said).toBe(expected.status);
      expect(bare(answer.text), said).toBe(bare(await expected.text()));
    }
    expect(reached).toBeLessThan(answers.length);
  });

  it("and the application reads no header of a kept page that is not among its words", async () => {
    await untilStanding(socket, "/services");
    const read = new Set<string>();
    for (const name of ["get", "has"] as const) {
      const own = Headers.prototype[name] as (header: string) => never;
      const spy = vi.spyOn(Headers.prototype, name);
      spy.mockImplementation(function (this: Headers, header: string) {
        read.add(header.toLowerCase());
        return own.call(this, header);
      });
    }
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const answer = await askApp(site, "/services", { "Accept-Encoding": "br" });
    expect(answer.headers.get("ETag")).not.toBeNull();
    const known = new Set([...ANSWERED_BY, "etag", "content-length"]);
    expect(read).toContain("cookie");
    expect([...read].filter((name) => !known.has(name))).toEqual([]);
  });

  it("and what is asked in another way goes its usual way", async () => {
    await untilStanding(socket, "/bn/privacy");
    const uncommon: [Asked, string?][] = [
      [{}, "HEAD"],
      [{}, "POST"],
      [{ "Content-Length": "0" }],
      [{ Cookie: `visit=1; noise=${"x".repeat(3000)}` }],
      [{ "Accept-Encoding": "identity" }],
    ];
    for (const [headers, method] of uncommon) {
      for (let times = 0; times < 4; times++) await socket.ask("/bn/privacy", headers, method);
      const before = socket.reached();
      await socket.ask("/bn/privacy", headers, method);
      expect(socket.reached(), JSON.stringify(headers)).toBe(before + 1);
    }
  });
});

/** Without what is made for one answer alone. */
function bare(html: string): string {
  return html
    .replaceAll(/ nonce="[^"]*"/g, "")
    .replaceAll(/(name="csrf"[^>]* value=")[^"]*/g, "$1");
}
