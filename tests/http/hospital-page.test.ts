import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages, pathInLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import { hospitalsOn } from "../support/hospitals";
import { expectContentPage } from "../support/public-lists";
import { type Site, startSite } from "../support/site";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const get = (path: string) => site.visitor().get(path);

describe("hospital page", () => {
  it.each(languages)("has all parts, in %s", async (language) => {
    const { hospitals } = texts(language);
    const page = await get(paths.hospital("apollo-hospitals-chennai", language));
    expectContentPage(page, language);
    for (const part of [
      "about",
      "keyHighlights",
      "centersOfExcellence",
      "servicesForBangladesh",
      "location",
      "accreditation",
    ] as const) {
      expect(page.text).toContain(hospitals.detail[part]);
    }
    expect(page.text).toContain(hospitals.noPartnership);
    expect(page.text).toContain("Joint Commission International");
    expect(page.text).toContain({ en: "March 2024", bn: "মার্চ ২০২৪", th: "มีนาคม 2567" }[language]);
    const booking = paths.booking(language, { hospital: "apollo-hospitals-chennai" });
    expect(page.document.querySelector(`main a[href="${booking}"]`)).not.toBeNull();
    expect(page.html).toContain("https://www.openstreetmap.org/?mlat=");
    expect(page.html).toContain("https://www.google.com/maps/search/?api=1&amp;query=");
  });

  it.each(languages)("shows the English address to copy and look up, in %s", async (language) => {
    const page = await get(paths.hospital("gleneagles-kuala-lumpur", language));
    const toCopy = page.document.querySelector("main address");
    const address = "286 & 288 Jalan Ampang, 50450 Kuala Lumpur, Malaysia";
    expect(toCopy?.text).toContain("Gleneagles Hospital Kuala Lumpur");
    expect(toCopy?.text).toContain(address);
    expect(toCopy?.getAttribute("lang")).toBe(language === "en" ? undefined : "en");
    const map = page.document.querySelector("a[href*='google.com/maps']")?.getAttribute("href");
    const words = new URL(map ?? "").searchParams.get("query");
    expect(words).toBe(`Gleneagles Hospital Kuala Lumpur, ${address}`);
    // the English address is not repeated if the hospital's text already has it
    expect(page.text.split("286 & 288 Jalan Ampang")).toHaveLength(2);
  });

  it("shows an address in the reader's script above the one to copy", async () => {
    const address = "২৮৬ জালান আমপাং, কুয়ালালামপুর, মালয়েশিয়া";
    const { id } = await site.db
      .selectFrom("hospitals")
      .select("id")
      .where("slug", "=", "gleneagles-kuala-lumpur")
      .executeTakeFirstOrThrow();
    await site.db
      .updateTable("hospital_texts")
      .set({ address })
      .where("record_id", "=", id)
      .where("language", "=", "bn")
      .execute();
    const page = await get(paths.hospital("gleneagles-kuala-lumpur", "bn"));
    const [local] =
      page.document.querySelector("main address")?.parentNode?.querySelectorAll("p") ?? [];
    expect(local?.text).toBe(address);
    expect(page.document.querySelector("main address")?.text).toContain("Jalan Ampang");
  });

  it("shows an accreditation only with its date and source", async () => {
    const page = await get("/hospitals/bangkok-hospital");
    expect(page.text).not.toContain("Accredited by");
    expect(page.text).toContain(texts("en").hospitals.detail.accreditationNone);
  });

  it("describes itself to search engines without a rating", async () => {
    const page = await get("/hospitals/apollo-hospitals-chennai");
    const structuredData = page.document
      .querySelectorAll("script[type='application/ld+json']")
      .map((node) => JSON.parse(node.textContent));
    expect(structuredData.map((thing) => thing["@type"])).toEqual(["Hospital", "BreadcrumbList"]);
    expect(JSON.stringify(structuredData)).not.toMatch(/rating/i);
    expect(structuredData[0].address.addressCountry).toBe("IN");
    expect(structuredData[0].medicalSpecialty).toContain("https://schema.org/Cardiovascular");
  });

  it("falls back to English, with a notice", async () => {
    await site.db
      .deleteFrom("hospital_texts")
      .where("record_id", "=", "sample-cmc-vellore")
      .where("language", "=", "bn")
      .execute();
    const page = await get("/bn/hospitals/cmc-vellore");
    expect(page.text).toContain(texts("bn").common.notInLanguage);
    expect(page.document.querySelector("h1 [lang=en]")?.textContent).toContain("Vellore");
    const list = await get("/bn/hospitals?q=vellore");
    expect(list.document.querySelector("main a [lang=en]")?.textContent).toContain("Vellore");
  });

  it("lazily loads photographs with their size, each linked to its file", async () => {
    const photo = { id: "p", hospital_id: "sample-bangkok-hospital", file: "a b.webp" };
    await site.db
      .insertInto("hospital_photos")
      .values({ ...photo, width: 800, height: 600, position: 9 })
      .execute();
    const text = { photo_id: "p", language: "en", alt: "The <lobby>" } as const;
    await site.db.insertInto("hospital_photo_texts").values(text).execute();
    const { document, html } = await get("/bn/hospitals/bangkok-hospital");
    const image = document.querySelector("figure a[href='/media/a%20b.webp'] img");
    expect(image?.attributes).toMatchObject({
      width: "800",
      height: "600",
      loading: "lazy",
      lang: "en",
    });
    expect(html).toContain("The &lt;lobby&gt;");
    expect(html).toContain('popovertarget="photo-1"');
    await site.db.deleteFrom("hospital_photos").where("id", "=", "p").execute();
  });

  it.each(languages)("says that its drawings are not photographs, in %s", async (language) => {
    const { document, text } = await get(pathInLanguage("/hospitals/cmc-vellore", language));
    const { galleryDrawn } = texts(language).hospitals.detail;
    expect(text).toContain(galleryDrawn);
    const drawings = document.querySelectorAll("figure a[href^='/media/']");
    expect(drawings).toHaveLength(3);
    for (const drawing of drawings) {
      const file = drawing.getAttribute("href") ?? "";
      expect(existsSync(join("public", file)), file).toBe(true);
      const image = drawing.querySelector("img");
      expect(image?.getAttribute("alt")).toMatch(/\S/);
      expect(image?.hasAttribute("lang")).toBe(false);
    }
  });

  it.each([
    "/hospitals/no-such-hospital",
    "/bn/hospitals/no-such-hospital",
    "/hospitals/%00",
    "/hospitals/'%20or%201=1",
    `/hospitals/${"x".repeat(3000)}`,
  ])("is not found at %s", async (path) => {
    const page = await get(path);
    expect(page.status).toBe(404);
    const language = path.startsWith("/bn") ? "bn" : "en";
    expect(page.text).toContain(texts(language).errors.notFound.title);
  });

  it("is hidden from the public as a draft", async () => {
    const setStatus = (status: "draft" | "published") =>
      site.db
        .updateTable("hospitals")
        .set({ status })
        .where("slug", "=", "medanta-gurugram")
        .execute();
    await setStatus("draft");
    expect((await get("/hospitals/medanta-gurugram")).status).toBe(404);
    expect((await get("/hospitals")).text).toContain("Hospitals found: 12");
    expect(hospitalsOn(await get("/hospitals?q=medanta"))).toEqual([]);
    await setStatus("published");
    expect((await get("/hospitals")).text).toContain("Hospitals found: 13");
  });
});
