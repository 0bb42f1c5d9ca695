import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { coordinator } from "../support/admin";
import { asRead } from "../support/as-read";
import { auditOf, companyOf, fieldValue, PAGE, saveCompany } from "../support/company-info";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
});
afterEach(() => site.close());

const company = () => companyOf(site);
const auditEvents = () => auditOf(site);
/** Saves the English page and checks the answer. */
async function save(typed: Record<string, string> = {}): Promise<Page> {
  const page = await saveCompany(nila, typed);
  expect(page.text).toContain("Saved.");
  return page;
}
/** Moves the clock on, so that events differ in time. */
const wait = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
};

describe("company registration", () => {
  it("names the registered company, and links its office to a map", async () => {
    const saved = await save({ legal_name: "Setu Care Limited", map: "maps.app.goo.gl/Setu?g=1" });
    expect(fieldValue(saved, "legal_name")).toBe("Setu Care Limited");
    expect(fieldValue(saved, "map")).toBe("https://maps.app.goo.gl/Setu?g=1");
    for (const path of ["/", "/bn/aboutus", "/th/contact"]) {
      const footer = (await site.visitor().get(path)).document.querySelector("footer");
      expect(footer?.text, path).toContain("Setu Care Limited");
      const map = footer?.querySelector('a[href="https://maps.app.goo.gl/Setu?g=1"]');
      expect(map?.getAttribute("rel"), path).toBe("noopener");
    }
    expect((await site.visitor().get("/")).html).toContain('"legalName":"Setu Care Limited"');
    wait();
    // the footer omits a registered name equal to the brand, and a map link without an address;
    // the brand is above a column and in the last line
    await save({ legal_name: "Setu Care", map: "" });
    const { document, html } = await site.visitor().get("/");
    expect(document.querySelector("footer")?.text.split("Setu Care")).toHaveLength(3);
    expect(html).not.toMatch(/on the map|legalName/);
    expect((await auditEvents()).at(-1)).toMatchObject({ changed_fields: "legal_name,map" });
    expect(await company()).toMatchObject({ legal_name: "Setu Care", map: "" });
  });

  it.each(languages)("appears on the about and contact pages, in %s", async (language) => {
    const { about, contact } = texts(language);
    const words = { licences: "Trade licence 12\nTIN 34", address: "Road 27, Dhanmondi, Dhaka" };
    const map = "https://maps.example.org/27";
    const pagePaths = [paths.about(language), paths.contact(language)];
    const mains = () =>
      Promise.all(
        pagePaths.map(async (path) => {
          const { document } = await site.visitor().get(path);
          return document.querySelector("main");
        }),
      );
    for (const main of await mains()) {
      expect(main?.text).not.toContain(contact.reach.legalName);
      expect(main?.text).not.toContain(contact.reach.licences);
      expect(main?.querySelector(`a[href="${map}"]`)).toBeNull();
    }
    expect((await mains())[0]?.text).not.toContain(about.company.title);

    await save({ legal_name: "Setu Care Limited", map, ...words });
    for (const main of await mains()) {
      const entries = main?.querySelectorAll("dl div").map(({ text }) => text) ?? [];
      expect(entries).toContain(`${asRead(contact.reach.legalName)}Setu Care Limited`);
      expect(entries).toContain(`${asRead(contact.reach.licences)}${words.licences}`);
      const licences = main
        ?.querySelectorAll("dl span")
        .find(({ text }) => text === words.licences);
      expect(licences?.getAttribute("lang")).toBe(language === "en" ? undefined : "en");
      expect(main?.text).toContain(words.address);
      expect(main?.querySelector(`dl a[href="${map}"]`)?.getAttribute("rel")).toBe("noopener");
    }
    expect((await mains())[0]?.text).toContain(asRead(about.company.title));
  });

  it("stays when a revision from before these fields is restored", async () => {
    await save({ legal_name: "Setu Care Limited", map: "https://maps.example.org/27" });
    const { fields } = await site.db
      .selectFrom("revisions")
      .select("fields")
      .where("record_kind", "=", "company-info")
      .where("language", "=", "")
      .where("version", "=", 1)
      .executeTakeFirstOrThrow();
    const { legal_name: _name, map: _map, ...before } = JSON.parse(fields);
    await site.db
      .updateTable("revisions")
      .set({ fields: JSON.stringify(before) })
      .where("record_kind", "=", "company-info")
      .where("language", "=", "")
      .where("version", "=", 1)
      .execute();
    const earlier = await nila.get(`${PAGE}/1/revisions`);
    const back = await nila.submit(earlier, {}, "form#restore");
    expect(back.text).toContain("Version 1 is back");
    expect(await company()).toMatchObject({
      ...{ name: "Setu", legal_name: "Setu Care Limited", map: "https://maps.example.org/27" },
    });
  });
});
