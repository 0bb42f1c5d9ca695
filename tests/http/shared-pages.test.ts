import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages, pathInLanguage } from "~/locales/languages";
import { signedInUser } from "../support/admin";
import { publicPages } from "../support/public-pages";
import { type Asked, again, ask, seen, untilKept } from "../support/shared-pages";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await untilKept(site);
});
afterAll(() => site.close());

/** Pages of the public that carry an ETag: those that are kept. */
async function keptPaths(): Promise<string[]> {
  const found = [];
  for (const path of publicPages) {
    if ((await ask(site, path)).headers.has("ETag")) found.push(path);
  }
  return found;
}

describe("a page that all share", () => {
  it("is sent once to who has it, and then costs headers alone", async () => {
    const paths = await keptPaths();
    expect(paths.length).toBeGreaterThan(12);
    for (const path of paths) {
      const answer = await again(site, path);
      expect(answer.status, path).toBe(304);
      expect(await answer.text()).toBe("");
      const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`).join("");
      expect(headers.length, path).toBeLessThan(300);
    }
  });

  it("carries nothing of one browser, and names by their hashes what it runs and wears", async () => {
    for (const path of await keptPaths()) {
      // the first visit's loading screen has a script
      const answer = await ask(site, path, { Cookie: "" });
      const html = await answer.text();
      const policy = answer.headers.get("Content-Security-Policy") ?? "";
      expect(html, path).not.toContain("nonce=");
      expect(html, path).not.toContain('name="csrf"');
      expect(answer.headers.getSetCookie(), path).toEqual([expect.stringMatching(/^visit=1;/)]);
      const inPage = /<(script|style)(?![^>]*(?:ld\+json|src=))[^>]*>(.*?)<\/\1>/gs;
      const parts = [...html.matchAll(inPage)].map(([, kind, text = ""]) => ({ kind, text }));
      expect(parts.map(({ kind }) => kind).toSorted(), path).toEqual(["script", "script", "style"]);
      for (const { kind, text } of parts) {
        const hash = createHash("sha256").update(text).digest("base64");
        const named = new RegExp(`${kind}-src ([^;]*)`).exec(policy)?.[1]?.split(" ");
        expect(named, path).toContain(`'sha256-${hash}'`);
      }
    }
  });

  it("is another for each language, theme, first visit and saving of data", async () => {
    const before = await seen(site, "/");
    const variants: { path: string; headers: Asked; shows: RegExp; hides: RegExp }[] = [];
    for (const language of languages) {
      for (const theme of ["", "dark", "light"]) {
        for (const visited of [true, false]) {
          for (const saves of [true, false]) {
            const cookies = [theme && `theme=${theme}`, visited && "visit=1"].filter(Boolean);
            const waits = !visited && !saves;
            variants.push({
              path: pathInLanguage("/", language),
              headers: { Cookie: cookies.join("; "), ...(saves ? { "Save-Data": "on" } : {}) },
              shows: new RegExp(
                `<html lang="${language}"${theme ? ` class="${theme}"` : ">"}[^]*${waits ? "data-loading-screen" : ""}`,
              ),
              hides: waits ? /nothing that stands there/ : /data-loading-screen/,
            });
          }
        }
      }
    }
    // in an order of its own each time, many at once, each seen twice
    const shuffled = [...variants, ...variants]
      .map((variant, at) => ({ variant, order: (at * 7919) % 71 }))
      .toSorted((a, b) => a.order - b.order);
    await Promise.all(
      shuffled.map(async ({ variant: { path, headers, shows, hides } }) => {
        const html = await seen(site, path, headers);
        expect(html).toMatch(shows);
        expect(html).not.toMatch(hides);
      }),
    );
    expect(await seen(site, "/")).toBe(before);
  });

  it("is never what somebody who is signed in sees, nor who is told something", async () => {
    const person = await signedInUser(site);
    const theirs = await person.get("/");
    expect(theirs.headers.has("ETag")).toBe(false);
    expect(theirs.html).toContain("/logout");
    expect(await seen(site, "/")).not.toContain("/logout");
    // a flash cookie asks to be read, whatever it holds
    const told = await ask(site, "/", { Cookie: "visit=1; flash=anything" });
    expect(told.headers.has("ETag")).toBe(false);
  });

  it("is the same whatever noise a request makes, and of another site shows nothing", async () => {
    const expected = await seen(site, "/hospitals");
    const noises: { path?: string; headers?: Asked }[] = [
      { path: "/hospitals?utm_source=evil&fbclid=evil" },
      { path: `/hospitals?noise=${"evil".repeat(500)}` },
      { headers: { Host: "evil.example" } },
      { headers: { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "evil" } },
      { headers: { Forwarded: "host=evil.example", "X-Original-URL": "/evil" } },
      { headers: { "Accept-Encoding": "evil;q=1, br;q=0, gzip;q=evil" } },
      { headers: { Cookie: `visit=1; theme=evil; noise=${"evil".repeat(2000)}` } },
      { headers: { "Accept-Language": "evil,*;q=0.1" } },
    ];
    for (const { path = "/hospitals", headers } of noises) {
      const noisy = await ask(site, path, headers);
      expect(await noisy.text(), JSON.stringify({ path, headers })).toBe(expected);
      expect([...noisy.headers].join()).not.toContain("evil");
    }
    expect(await seen(site, "/hospitals")).toBe(expected);
    // what is searched is drawn for who asks, and not kept
    const search = await ask(site, "/hospitals?q=%3Cevil%3E%20words");
    expect(search.headers.has("ETag")).toBe(false);
    expect(await search.text()).toContain("&lt;evil&gt; words");
  });

  it("comes in every encoding that a browser takes, and to HEAD without a body", async () => {
    const sizes = new Map<string, number>();
    for (const encoding of ["br", "gzip", "identity"]) {
      const answer = await ask(site, "/faqs", { "Accept-Encoding": encoding });
      expect(answer.headers.get("Content-Encoding") ?? "identity").toBe(encoding);
      sizes.set(encoding, (await answer.arrayBuffer()).byteLength);
      expect(answer.headers.get("Content-Length")).toBe(String(sizes.get(encoding)));
    }
    expect(sizes.get("br")).toBeLessThan(Number(sizes.get("gzip")));
    expect(sizes.get("gzip")).toBeLessThan(Number(sizes.get("identity")));
    const head = await site.fetch("/faqs", { method: "HEAD", headers: { Cookie: "visit=1" } });
    expect(head.headers.get("ETag")).toBe((await ask(site, "/faqs")).headers.get("ETag"));
    expect(await head.text()).toBe("");
  });
});

describe("a switch without a token", () => {
  it("works for this site's pages, and for no other's", async () => {
    const post = (headers: Asked) =>
      site.fetch("/theme", {
        method: "POST",
        headers,
        body: new URLSearchParams({ theme: "dark", returnTo: "/bn/faqs" }),
      });
    const own = await post({ "Sec-Fetch-Site": "same-origin", Origin: "http://localhost:3000" });
    expect(own.status).toBe(303);
    expect(own.headers.get("Location")).toBe("/bn/faqs");
    expect(own.headers.getSetCookie().join()).toContain("theme=dark");
    for (const headers of [
      { "Sec-Fetch-Site": "cross-site" },
      { Origin: "https://evil.example" },
    ] as Asked[]) {
      expect((await post(headers)).status).toBe(403);
    }
  });
});
