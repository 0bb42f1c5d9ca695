import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Language, languages } from "~/locales/languages";
import { paths } from "~/paths";
import { insertHospital } from "../support/edited-hospitals";
import { SITE_ORIGIN, type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const pages: ((language: Language) => string)[] = [
  paths.home,
  paths.services,
  (language) => paths.service("icu-air-ambulance", language),
  paths.process,
  paths.faqs,
  paths.about,
  paths.terms,
  paths.privacy,
];

describe.each(pages.flatMap((path) => languages.map((language) => ({ path, language }))))(
  "metadata for search engines and chats",
  ({ path, language }) => {
    it(`is on ${path(language)}`, async () => {
      const { document } = await site.visitor().get(path(language));
      const content = (selector: string) =>
        document.querySelector(`head ${selector}`)?.getAttribute("content") ?? "";
      const description = content("meta[name=description]");
      expect(description.length).toBeGreaterThan(40);
      expect(content("meta[property='og:description']")).toBe(description);
      expect(content("meta[property='og:title']")).not.toBe("");
      expect(content("meta[property='og:locale']")).toMatch(new RegExp(`^${language}_[A-Z]{2}$`));
      expect(content("meta[property='og:image:width']")).toBe("1200");
      expect(content("meta[property='og:image:height']")).toBe("630");
      expect(content("meta[property='og:image:alt']")).not.toBe("");
      expect(content("meta[property='og:url']")).toBe(SITE_ORIGIN + path(language));
      const image = await site.fetch(content("meta[property='og:image']"));
      expect(pngSize(await image.arrayBuffer())).toEqual({ width: 1200, height: 630 });
      const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
      expect(canonical).toBe(SITE_ORIGIN + path(language));
      const alternates = document
        .querySelectorAll("link[rel=alternate][hreflang]")
        .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);
      expect(alternates).toEqual(
        [...languages.map((code) => [code, path(code)]), ["x-default", path("en")]].map(
          ([code, address]) => [code, `${SITE_ORIGIN}${address}`],
        ),
      );
    });
  },
);

describe("canonical address of a list", () => {
  // more hospitals than fit on one page
  beforeAll(async () => {
    for (let number = 0; number < 24; number++) await insertHospital(site.db);
  });
  const addressesOf = async (path: string) => {
    const { document } = await site.visitor().get(path);
    const href = (selector: string) => document.querySelector(selector)?.getAttribute("href");
    return {
      canonical: href("link[rel=canonical]"),
      thai: href("link[rel=alternate][hreflang=th]"),
      shared: document.querySelector("meta[property='og:url']")?.getAttribute("content"),
    };
  };

  it.each([
    ["/hospitals?page=2", "/hospitals?page=2"],
    ["/hospitals?utm_source=x&page=2", "/hospitals?page=2"],
    // the number of a missing page shows the last page
    ["/hospitals?page=900", "/hospitals?page=2"],
    ["/hospitals?page=1", "/hospitals"],
    ["/hospitals?country=india", "/hospitals"],
    ["/hospitals?q=heart&page=2", "/hospitals"],
    ["/reviews?page=1", "/reviews"],
    ["/reviews?country=india", "/reviews"],
    ["/blog?all=1", "/blog"],
    ["/blog?category=travel-tips", "/blog?category=travel-tips"],
    ["/blog?category=travel-tips&page=1", "/blog?category=travel-tips"],
    ["/blog?category=nonsense", "/blog"],
    ["/services?page=2", "/services"],
  ])("maps %s to %s", async (path, canonicalPath) => {
    const address = SITE_ORIGIN + canonicalPath;
    const thai = `${SITE_ORIGIN}/th${canonicalPath}`;
    expect(await addressesOf(path)).toEqual({ canonical: address, thai, shared: address });
    expect(await addressesOf(`/bn${path}`)).toEqual({
      canonical: `${SITE_ORIGIN}/bn${canonicalPath}`,
      thai,
      shared: `${SITE_ORIGIN}/bn${canonicalPath}`,
    });
  });
});

describe("structured data", () => {
  it.each([
    ["/", ["MedicalOrganization"]],
    ["/bn", ["MedicalOrganization"]],
    ["/th/faqs", ["FAQPage", "BreadcrumbList"]],
    ["/services", ["BreadcrumbList"]],
    ["/bn/services/hotel-booking", ["BreadcrumbList", "Service"]],
    ["/ourprocess", ["BreadcrumbList"]],
    ["/aboutus", ["BreadcrumbList"]],
  ])("of %s is %s", async (path, types) => {
    const items = await structuredData(site, path);
    expect(items.map((item) => item["@type"])).toEqual(types);
  });

  it("claims no rating, and no sample number", async () => {
    const items = JSON.stringify(await structuredData(site, "/"));
    expect(items).not.toMatch(/rating|review|telephone|address/i);
  });

  it("has number and address once they are the company's own", async () => {
    const other = await startSite();
    await other.db
      .updateTable("company")
      .set({ sample: 0, name: "</script><script>alert(1)</script>\u2028" })
      .execute();
    const enterAddress = (address: string) =>
      other.db.updateTable("company_texts").set({ address }).where("language", "=", "en").execute();
    await enterAddress("1 <!-- Rd");
    const page = await other.visitor().get("/");
    expect(page.html).not.toContain("<script>alert");
    const [company] = await structuredData(other, "/");
    expect(company).toMatchObject({
      name: "</script><script>alert(1)</script>\u2028",
      telephone: "+8801000000000",
      email: expect.stringContaining("@"),
      address: "1 <!-- Rd",
    });
    const links = { facebook: "https://www.facebook.com/setu", youtube: "", instagram: "" };
    await other.db.updateTable("company").set(links).execute();
    expect((await structuredData(other, "/"))[0]?.sameAs).toEqual([links.facebook]);
    await other.db.updateTable("company").set({ facebook: "" }).execute();
    await enterAddress("");
    const [bare] = await structuredData(other, "/");
    expect(bare).not.toHaveProperty("sameAs");
    expect(bare).not.toHaveProperty("address");
    await other.close();
  });
});

describe("home screen app", () => {
  it("has a manifest and icons of the declared size", async () => {
    const response = await site.fetch("/site.webmanifest");
    expect(response.headers.get("Content-Type")).toContain("application/manifest+json");
    const manifest = (await response.json()) as { icons: { src: string; sizes: string }[] };
    const pictures = manifest.icons.filter(({ src }) => src.endsWith(".png"));
    expect(pictures.map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(["192x192", "512x512"]),
    );
    for (const { src, sizes } of pictures) {
      const { width, height } = pngSize(await (await site.fetch(src)).arrayBuffer());
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    for (const { src } of manifest.icons) expect((await site.fetch(src)).status, src).toBe(200);
  });

  it.each(["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png"])("has %s", async (path) => {
    expect((await site.fetch(path)).status).toBe(200);
  });

  it("links the icon for Apple's phones", async () => {
    const { document } = await site.visitor().get("/");
    const icon = document.querySelector("link[rel=apple-touch-icon]")?.getAttribute("href");
    expect(icon).toBe("/apple-touch-icon.png");
  });
});

it.each(languages)("the coming-soon page has a description in %s", async (language) => {
  const { document } = await site.visitor().get(paths.comingSoon(language));
  const description = document.querySelector("meta[name=description]")?.getAttribute("content");
  expect(description?.length).toBeGreaterThan(40);
});

async function structuredData(from: Site, path: string): Promise<Record<string, unknown>[]> {
  const { document } = await from.visitor().get(path);
  return document
    .querySelectorAll("script[type='application/ld+json']")
    .map((script) => JSON.parse(script.textContent) as Record<string, unknown>);
}

/** Reads the size from the header: https://www.w3.org/TR/png/#11IHDR */
function pngSize(bytes: ArrayBuffer) {
  const png = Buffer.from(bytes);
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
