import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { SITE_ORIGIN, type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe("sitemap", () => {
  it("lists only working pages, each with its alternates", { timeout: 120_000 }, async () => {
    const entries = await sitemapEntries(site);
    const addresses = entries.map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain(`${SITE_ORIGIN}/bn/hospitals/cmc-vellore`);
    expect(addresses).toContain(`${SITE_ORIGIN}/th/blog/flying-with-oxygen`);
    expect(addresses.join()).not.toMatch(/dashboard|admin|profile|login|coming-soon/);
    const broken: string[] = [];
    for (const { address, alternates } of entries) {
      expect(alternates).toHaveLength(4);
      expect(alternates).toContain(address);
      const response = await site.fetch(address);
      if (response.status !== 200) broken.push(`${response.status} ${address}`);
    }
    expect(broken).toEqual([]);
  });

  it("omits drafts, and splits long lists", async () => {
    const other = await startSite();
    const now = "2026-11-20T06:00:00.000Z";
    const row = (index: number) => ({
      id: `many-${index}`,
      slug: `many-${index}`,
      country: "thailand",
      city: "bangkok",
      status: index === 0 ? ("draft" as const) : ("published" as const),
      sample: 1 as const,
      created_at: now,
      updated_at: now,
    });
    for (let start = 0; start < 1200; start += 100) {
      const rows = Array.from({ length: 100 }, (_, index) => row(start + index));
      await other.db.insertInto("hospitals").values(rows).execute();
    }
    const parts = await partsOf(other);
    expect(parts.filter((part) => part.includes("hospitals"))).toHaveLength(2);
    const addresses = (await sitemapEntries(other)).map(({ address }) => address);
    expect(addresses).toContain(`${SITE_ORIGIN}/hospitals/many-1199`);
    expect(addresses).not.toContain(`${SITE_ORIGIN}/hospitals/many-0`);
    expect(new Set(addresses).size).toBe(addresses.length);
    await other.close();
  });

  it.each(["hospitals-0", "hospitals-99", "hospitals-1e3", "users-1", "constructor-1", "x"])(
    "has no part %s",
    async (part) => {
      expect((await site.fetch(paths.sitemapPart(part))).status).toBe(404);
    },
  );
});

describe("robots.txt", () => {
  it("excludes personal pages, and names the sitemap", async () => {
    const text = await (await site.fetch("/robots.txt")).text();
    for (const path of ["/dashboard", "/profile", "/admin", "/bn/dashboard", "/th/profile"]) {
      expect(text).toContain(`Disallow: ${path}\n`);
    }
    expect(text).toContain(`Sitemap: ${SITE_ORIGIN}/sitemap.xml`);
  });
});

async function partsOf(from: Site): Promise<string[]> {
  const response = await from.fetch("/sitemap.xml");
  expect(response.headers.get("Content-Type")).toContain("application/xml");
  return valuesOf(await response.text(), /<loc>([^<]+)<\/loc>/g);
}

async function sitemapEntries(from: Site) {
  const entries: { address: string; alternates: string[] }[] = [];
  for (const part of await partsOf(from)) {
    const response = await from.fetch(part);
    expect(response.status).toBe(200);
    for (const entry of valuesOf(await response.text(), /<url>(.*?)<\/url>/g)) {
      const [address = ""] = valuesOf(entry, /<loc>([^<]+)<\/loc>/g);
      entries.push({ address, alternates: valuesOf(entry, /href="([^"]+)"/g) });
    }
  }
  return entries;
}

function valuesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? "");
}
