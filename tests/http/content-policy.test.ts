import { createHash } from "node:crypto";
import { type HTMLElement, parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { REGISTERS_WORKER } from "~/on-phone";
import type { PageHandle } from "~/page-handle";
import { insertFormRows } from "../support/forms";
import { loseCompany } from "../support/lost-company";
import { addressOf, type SiteRoute, siteRoutes } from "../support/route-table";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";
import { FORMS_ID, visitorsByRoute } from "../support/visitors-by-route";

// each walk requests very many pages
vi.setConfig({ testTimeout: 120_000 });

const SCHEMES = [
  { scheme: "http", publicUrl: "http://localhost:3000", more: [] },
  { scheme: "https", publicUrl: "https://setu.example", more: ["upgrade-insecure-requests"] },
];

/** The whole policy, with NONCE in place of its nonce. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'nonce-NONCE' 'strict-dynamic'",
  "style-src 'self' 'nonce-NONCE'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Hashes in a public page's policy: of its two inline scripts, and of its styles. */
const HASHES =
  /(script)-src 'self' 'sha256-[\w+/]{43}=' 'sha256-[\w+/]{43}='|(style)-src 'sha256-[\w+/]{43}='/g;

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Data in a script element. */
const DATA = /^(application\/ld\+json|speculationrules)$/;

describe.each(SCHEMES)("content security policy on $scheme", ({ publicUrl, more }) => {
  let site: Site;
  let visitorFor: (route: SiteRoute) => Visitor;
  const nonces = new Set<string>();
  let answers = 0;

  beforeAll(async () => {
    site = await startSite({ PUBLIC_URL: publicUrl, ADMIN_REQUIRE_2FA: "0" });
    await insertFormRows(site);
    visitorFor = await visitorsByRoute(site);
  });
  afterAll(() => site.close());

  /** Checks the policy's header. @returns its nonce or hashes */
  function nonceOf(response: Response, name: string): string {
    const line = response.headers.get("Content-Security-Policy") ?? "";
    // a public page lists hashes instead
    if (!line.includes("'nonce-")) {
      const policy = POLICY.filter((one) => !one.startsWith("connect-src")).map((one) =>
        one.replace(/^(script|style)-src.*/, "$1-src HASHES"),
      );
      // only the script of the family's papers sends requests
      const connect = /family\/papers$/.test(name) ? ["connect-src 'self'"] : [];
      const directives = line.replace(HASHES, "$1$2-src HASHES").split("; ");
      expect(directives, name).toEqual([...policy, ...more, ...connect]);
      return "";
    }
    const nonce = /'nonce-([\w+/=]{24})'/.exec(line)?.[1] ?? "no nonce";
    const directives = line.replaceAll(nonce, "NONCE").split("; ");
    expect(directives, name).toEqual([...POLICY, ...more]);
    expect(response.headers.has("Content-Security-Policy-Report-Only"), name).toBe(false);
    answers += 1;
    nonces.add(nonce);
    return nonce;
  }

  /** Checks that a page loads nothing that the policy forbids. @returns its scripts */
  async function scriptsOf(response: Response, name: string): Promise<HTMLElement[]> {
    const nonce = nonceOf(response, name);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    /** Expects the policy to allow a script or a style in the page. */
    const expectAllowed = (element: HTMLElement) => {
      expect(element.getAttribute("nonce") ?? "", name).toBe(nonce);
      const isInPage = !element.hasAttribute("src");
      if (nonce === "" && isInPage) expect(policy, name).toContain(hashOf(element.textContent));
    };
    const html = await response.text();
    const page = parse(html);
    expect(page.querySelector("meta[http-equiv]"), name).toBeNull();
    expect(html, name).not.toMatch(/<[^>]+\s(style|on\w+)="|href="javascript:/);
    for (const style of page.querySelectorAll("style")) expectAllowed(style);
    const scripts = page
      .querySelectorAll("script")
      .filter((script) => !DATA.test(script.getAttribute("type") ?? ""));
    for (const script of scripts) expectAllowed(script);
    return scripts;
  }

  // a page's scripts and styles do not depend on the scheme, so one scheme is enough
  if (more.length > 0) {
    it("is complete at every address, and allows its scripts and styles", async () => {
      const kinds = { plain: 0, script: 0, hydrated: 0, resource: 0 };
      for (const route of await siteRoutes()) {
        const visitor = visitorFor(route);
        visitor.cookies.set("__Host-visit", "1");
        const response = await visitor.send(addressOf(route, { id: FORMS_ID }));
        const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
        const scripts = isPage ? await scriptsOf(response, route.id) : [];
        if (!isPage) nonceOf(response, route.id);
        const kind = response.status === 200 && isPage ? kindOf(route) : "resource";
        kinds[kind] += 1;
        const inline = scripts.filter((script) => !script.hasAttribute("src"));
        if (kind === "plain" || kind === "script") {
          expect([[], [REGISTERS_WORKER]], route.id).toContainEqual(inline.map(({ text }) => text));
          const files = scripts.flatMap((script) => script.getAttribute("src") ?? []);
          expect(files, route.id).toHaveLength(kind === "script" ? 1 : 0);
        }
        if (kind === "hydrated") expect(scripts.length, route.id).toBeGreaterThan(0);
      }
      for (const [kind, count] of Object.entries(kinds)) expect(count, kind).toBeGreaterThan(2);
    });
  }

  it.each([
    ["a first visit, with its loading screen", "/", {}],
    ["a missing page", "/bn/no-such-page", {}],
    ["a malformed address", "/%E0%A4%A", {}],
    ["data for JavaScript", "/booking.data", {}],
    ["a file", "/apple-touch-icon.png", {}],
    ["a missing file", "/assets/none.js", {}],
    ["the health check", "/healthz", {}],
    ["a redirected address", "/services/", {}],
    ["an unsupported method", "/faqs", { method: "DELETE" }],
    [
      "another site's form",
      "/theme",
      { method: "POST", headers: { Origin: "https://evil.example" } },
    ],
    ["an invalid form body", "/booking", { method: "POST", body: "{}" }],
  ])("is complete on %s", async (name, path, init) => {
    await scriptsOf(await site.fetch(path, init), name);
  });

  it("is complete when the site fails", async () => {
    const bringBack = await loseCompany(site.db);
    const failed = await site.fetch("/contact", { headers: { Accept: "text/html" } });
    await bringBack();
    expect(failed.status).toBe(500);
    await scriptsOf(failed, "an error of ours");
  });

  it("has a new nonce in each response", () => {
    expect(answers).toBeGreaterThan(5);
    expect(nonces.size).toBe(answers);
  });
});

/** A page's kind, from its route or the nearest parent with one. */
function kindOf({ pattern, module }: SiteRoute): "plain" | "script" | "hydrated" {
  const handle = (module.handle ?? {}) as PageHandle;
  if (handle.hydrated || isOfDashboard(pattern)) return "hydrated";
  return handle.script ? "script" : "plain";
}

function isOfDashboard(pattern: string): boolean {
  return pattern.startsWith("/dashboard") && !pattern.endsWith("/preview");
}
