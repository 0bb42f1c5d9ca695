import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ADMIN_PASSWORD, anAccount, mailTo, PASSWORD, signInAs } from "../support/accounts";
import { coordinator } from "../support/admin";
import { softwareKey } from "../support/authenticator";
import { RETURN_ACTIONS } from "../support/forms";
import { csrfOf, enrol, openSecondFactorPage, SECURITY } from "../support/passkeys";
import { addressOf, siteRoutes } from "../support/route-table";
import { SITE_ORIGIN, type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

// these tests request very many pages
vi.setConfig({ testTimeout: 120_000 });

/** Redirect targets that look like our own paths, or can be read as such. */
const ELSEWHERE = [
  "//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/\\evil.example",
  "/%5Cevil.example",
  "/%5cevil.example",
  "/bn/../..//evil.example",
  "/bn//evil.example",
  "/bn/%2e%2e//evil.example",
  "/\t/evil.example",
  "/%0d%0aLocation:%20https://evil.example",
  "/%0aevil.example",
  "/\u0000/evil.example",
  "@evil.example",
  ".evil.example",
  "",
];

/** Addresses already followed. */
const followed = new Set<string>();
let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  await anAccount(site, "returns@example.com");
  await anAccount(site, "returns-admin@example.com", { role: "admin" });
});
afterAll(() => site.close());

/** Checks an answer's redirect, and where that leads. */
async function expectInsideSite(response: Response, label: string): Promise<void> {
  let answer = response;
  expect(answer.status, label).toBe(303);
  for (let hops = 0; hops < 4 && answer.headers.has("Location"); hops++) {
    const location = answer.headers.get("Location") ?? "";
    // browsers read a backslash as a slash, and skip tabs and line ends
    expect(location, label).toMatch(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/);
    const url = new URL(location, SITE_ORIGIN);
    expect(url.origin, label).toBe(SITE_ORIGIN);
    expect(url.pathname, label).not.toContain("evil");
    if (followed.has(location)) return;
    followed.add(location);
    answer = await site.fetch(location);
  }
}

const send = (visitor: Visitor, path: string, fields: Record<string, string>) =>
  visitor.send(path, { method: "POST", body: new URLSearchParams(fields) });

/**
 * The buttons below with their fields; `tests/http/form-refusals.test.ts` checks that there are no
 * others.
 */
const BUTTONS: [string, Record<string, string>][] = [
  ["/theme", { theme: "dark" }],
  ["/data-saver", { "data-saver": "on" }],
  ["/language", { language: "bn" }],
  ["/language", { language: "en" }],
  ["/logout", {}],
  ["/request/leave", {}],
  ["/dashboard/admin/queue/assignment", { kind: "booking", id: "any", to: "me" }],
];
const SIGN_IN_PAGES = [
  ["/login", "returns@example.com", PASSWORD],
  ["/admin/login", "returns-admin@example.com", ADMIN_PASSWORD],
] as const;

it("the tests below cover every form with a return address", () => {
  const covered = new Set([...BUTTONS, ...SIGN_IN_PAGES].map(([path]) => path));
  expect([...covered].sort()).toEqual(RETURN_ACTIONS);
});

describe("button on every page redirects inside the site", () => {
  it.each(BUTTONS)("%s with %j, accepted or refused", async (path, fields) => {
    const isForAdmins = path.startsWith("/dashboard/");
    const visitor = isForAdmins ? await coordinator(site) : site.visitor();
    const csrf = csrfOf(await visitor.get("/contact"));
    for (const token of [csrf, "stale"]) {
      for (const returnTo of ELSEWHERE) {
        const response = await send(visitor, path, { ...fields, csrf: token, returnTo });
        visitor.cookies.delete("app-language");
        await expectInsideSite(response, JSON.stringify(returnTo));
      }
      const without = await send(visitor, path, { ...fields, csrf: token });
      await expectInsideSite(without, "nothing");
    }
  });
});

describe("sign-in redirects inside the site", () => {
  it.each(ELSEWHERE)("from either log-in page for the target %j", async (redirectTo) => {
    for (const [signInPage, email, password] of SIGN_IN_PAGES) {
      const visitor = site.visitor();
      const page = await visitor.get(`${signInPage}?${new URLSearchParams({ redirectTo })}`);
      const shown = page.document.querySelector("[name=redirectTo]")?.getAttribute("value");
      expect(shown, signInPage).toBe(signInPage === "/login" ? "/profile" : "/dashboard/admin");
      const fields = { csrf: csrfOf(page), email, password, redirectTo };
      await expectInsideSite(await send(visitor, signInPage, fields), signInPage);
    }
  });

  it("after a second step with a passkey, and with a code", async () => {
    const email = "returns-key@example.com";
    await anAccount(site, email, { role: "admin" });
    const owner = site.visitor();
    await signInAs(owner, email, "admin");
    const security = await owner.get(SECURITY);
    const secret = (security.document.querySelector("main code")?.text ?? "").replace(/\s/g, "");
    const codeNow = () => new TOTP({ secret }).generate({ timestamp: site.clock.now.getTime() });
    const codeFields = { code: codeNow(), currentPassword: ADMIN_PASSWORD };
    expect((await owner.submit(security, codeFields)).status).toBe(200);
    const key = softwareKey();
    await enrol(owner, key);
    const started = site.clock.now;
    for (const redirectTo of ["//evil.example", "/\\evil.example", "/bn/../..//evil.example"]) {
      site.clock.now = new Date(site.clock.now.getTime() + 30_000);
      const byKey = site.visitor();
      const { page, challenge } = await openSecondFactorPage(byKey, email);
      const csrf = csrfOf(page);
      const ticket = page.document.querySelector("[name=ticket]")?.getAttribute("value") ?? "";
      const credential = key.get({ challenge });
      const passkeyFields = { csrf, ticket, redirectTo, credential };
      const answer = await send(byKey, "/admin/second-factor/passkey", passkeyFields);
      await expectInsideSite(answer, redirectTo);
      const byCode = site.visitor();
      const step = await signInAs(byCode, email, "admin");
      const again = step.document.querySelector("[name=ticket]")?.getAttribute("value") ?? "";
      const fields = { csrf: csrfOf(step), ticket: again, redirectTo, code: codeNow() };
      await expectInsideSite(await send(byCode, "/admin/second-factor", fields), redirectTo);
    }
    site.clock.now = started;
  });
});

it("a sign-in with a mailed code redirects inside the site", async () => {
  const limited = await startSite({ FLY_APP_NAME: "setu" });
  const email = "returns@example.com";
  await anAccount(limited, email);
  const stranger = limited.visitor({ headers: { "Fly-Client-IP": "198.51.100.1" } });
  const wrong = { email, password: "not the password" };
  expect((await stranger.submit(await stranger.get("/login"), wrong)).status).toBe(400);
  await limited.db.updateTable("rate_limits").set({ count: 1000 }).execute();
  for (const redirectTo of ["//evil.example", "/\\evil.example", "/bn/../..//evil.example"]) {
    const visitor = limited.visitor({ headers: { "Fly-Client-IP": "203.0.113.7" } });
    const page = await signInAs(visitor, email);
    const ticket = page.document.querySelector("[name=ticket]")?.getAttribute("value") ?? "";
    const { body_text } = await mailTo(limited, email, "sign-in-code");
    const code = /\b\d{4} \d{4}\b/.exec(body_text)?.[0] ?? "";
    const fields = { csrf: csrfOf(page), ticket, code, redirectTo };
    await expectInsideSite(await send(visitor, "/login/code", fields), redirectTo);
    await limited.db.deleteFrom("outbox").execute();
    await limited.db.deleteFrom("audit_events").execute();
  }
  await limited.close();
});

describe("page that sends a visitor to the sign-in", () => {
  it("returns only to itself, whatever the address contains", async () => {
    const guarded = (await siteRoutes()).filter(({ pattern }) =>
      /^\/(profile|dashboard)/.test(pattern),
    );
    expect(guarded.length).toBeGreaterThan(20);
    const leadsTo = async (asked: string) =>
      new URL((await site.fetch(asked)).headers.get("Location") ?? "", SITE_ORIGIN);
    for (const route of guarded) {
      const path = addressOf(route);
      for (const asked of [`${path}?a=//evil.example`, `/bn${path}?a=//evil.example`]) {
        const to = await leadsTo(asked);
        expect(to.pathname, asked).toMatch(/^(\/bn)?\/(admin\/)?login$/);
        const back = new URL(to.searchParams.get("redirectTo") ?? "", SITE_ORIGIN);
        expect([back.origin, back.pathname], asked).toEqual([SITE_ORIGIN, path]);
        expect(back.searchParams.get("a"), asked).toBe("//evil.example");
      }
      const crookedPath = `/bn//evil.example/..${path}`;
      expect((await leadsTo(crookedPath)).href).toBe(`${SITE_ORIGIN}/bn${path}`);
    }
  });
});
