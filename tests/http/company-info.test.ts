import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sampleCompany } from "#db/seeds/company";
import { en } from "~/locales/en";
import { coordinator, signedInUser } from "../support/admin";
import { companyOf, FORM, notedOf, own, PAGE, saveCompany, value } from "../support/company-info";
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
const words = (language: "en" | "bn" | "th") =>
  site.db
    .selectFrom("company_texts")
    .selectAll()
    .where("language", "=", language)
    .executeTakeFirst();
const noted = () => notedOf(site);
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

describe("what the owner saves", () => {
  it("stands at once on every page, for machines too, and is a sample no more", async () => {
    expect((await nila.get(PAGE)).text).toContain(en.companyInfo.sample);
    const saved = await save();
    expect(saved.text).not.toContain(en.companyInfo.sample);
    expect(value(saved, "phone")).toBe("01712-345678");
    expect(await company()).toMatchObject({
      ...{ name: "Setu Care", phone: "+8801712345678", whatsapp: "", email: "desk@example.org" },
      ...{ facebook: "https://facebook.com/setucare", youtube: null, sample: 0, version: 2 },
    });
    for (const path of ["/", "/bn", "/terms", "/services/medical-escort", "/login"]) {
      const { html, text } = await site.visitor().get(path);
      expect(html, path).toContain("tel:+8801712345678");
      expect(text, path).toContain("TIN 34");
      expect(text, path).toContain("Setu Care");
      expect(html, path).toContain("https://facebook.com/setucare");
      expect(html, path).not.toMatch(/01000|help@setu|wa\.me/);
      expect(text.split("Trade licence 12"), path).toHaveLength(2);
    }
    const about = await site.visitor().get("/th/aboutus");
    expect(about.document.querySelector("main [lang=en]")?.text).toContain("We began in 2019.");
    expect((await site.visitor().get("/")).html).toContain('"telephone":"+8801712345678"');
    expect((await site.visitor().get("/.well-known/security.txt")).html).toContain(
      "mailto:desk@example.org",
    );
  });

  it("is in the audit by the names of its fields, never by what they say", async () => {
    await save();
    wait();
    await save({ phone: "01812345678" });
    expect(await noted()).toMatchObject([
      { kind: "content-changed", detail: "en", before_version: 1, after_version: 2 },
      { kind: "content-changed", detail: "en", changed_fields: "phone", after_version: 3 },
    ]);
    const audit = await nila.get("/dashboard/admin/audit");
    const link = audit.document.querySelector('a[href$="company-info/1"]')?.getAttribute("href");
    expect((await nila.get(link ?? "")).document.querySelector(FORM)).not.toBeNull();
  });

  it("keeps what was made up marked as such until number and address are real", async () => {
    await save({ email: "help@setu.example" });
    expect(await company()).toMatchObject({ sample: 1, phone: "+8801712345678" });
    expect((await site.visitor().get("/")).html).not.toContain('"telephone"');
  });

  it("can be compared with what was there, and put back", async () => {
    await save();
    wait();
    await save({ phone: "01812345678", opening: "" });
    const earlier = await nila.get(`${PAGE}/1/revisions`);
    expect(earlier.text).toContain("Opening words");
    // numbers as people read them
    expect(earlier.document.querySelector("main")?.text).not.toContain("8801");
    const back = await nila.submit(earlier, {}, "form#restore");
    expect(back.path).toBe(PAGE);
    expect(back.text).toContain("Version 2 is back");
    expect(await company()).toMatchObject({ phone: "+8801712345678" });
    expect(await words("en")).toMatchObject({ opening: own.opening, version: 4 });
    expect((await noted()).at(-1)).toMatchObject({ kind: "content-reverted" });
  });
});

describe("in another language", () => {
  it("the words alone are written, each read in English until it is there", async () => {
    await save();
    const form = await nila.get(`${PAGE}?in=bn`);
    expect(form.document.querySelector(`${FORM} [name=phone]`)).toBeNull();
    expect(form.text.replaceAll("new: ", "")).toContain("Road 27, Dhanmondi, Dhaka");
    const typed = { address: "ধানমন্ডি, ঢাকা", licences: "ট্রেড লাইসেন্স ১২", opening: "" };
    const saved = await nila.submit(form, { ...typed, phone: "1" }, FORM);
    expect(saved.text).toContain("Saved.");
    expect(await company()).toMatchObject({ phone: "+8801712345678", name: "Setu Care" });
    const about = await site.visitor().get("/bn/aboutus");
    expect(about.text).toContain("ধানমন্ডি, ঢাকা");
    expect(about.text).toContain("ট্রেড লাইসেন্স ১২");
    expect(about.text).not.toContain("TIN 34");
    expect(about.document.querySelector("main [lang=en]")?.text).toContain("We began");
    expect(saved.text).toContain("missing: 1");
  });

  it("an address that we made up goes with the English one", async () => {
    const made = sampleCompany.address;
    expect((await site.visitor().get("/th")).text).toContain(made.th);
    await save({ address: made.en });
    expect((await site.visitor().get("/th")).text).toContain(made.th);
    await save();
    for (const path of ["/th", "/bn", "/th/contact"]) {
      const { text } = await site.visitor().get(path);
      expect(text, path).toContain(own.address);
      expect(text, path).not.toMatch(new RegExp(`${made.th}|${made.bn}`));
    }
  });

  it("a translation is older than other English words, but not than another number", async () => {
    await save();
    const typed = { address: "ঢাকা", licences: "১২", opening: "২০১৯" };
    await nila.submit(await nila.get(`${PAGE}?in=bn`), typed, FORM);
    await save({ phone: "01812345678" });
    expect((await nila.get(`${PAGE}?in=bn`)).text).not.toContain("The English was changed");
    await save({ phone: "01812345678", opening: "We began in 2018." });
    expect((await nila.get(`${PAGE}?in=bn`)).text).toContain("The English was changed");
  });

  it("there is no page of another language, or of another company", async () => {
    expect((await nila.get(`${PAGE}?in=fr`)).status).toBe(404);
    expect((await nila.get(`${PAGE}/2`)).status).toBe(404);
    expect((await nila.get(`${PAGE}/2/revisions`)).status).toBe(404);
    expect((await nila.get(`${PAGE}/1?in=bn`)).path).toBe(`${PAGE}?in=bn`);
  });
});

describe("two coordinators at once", () => {
  it("get both versions side by side, and neither is lost", async () => {
    const karim = await coordinator(site, "Karim");
    await save();
    const [first, second] = [await nila.get(PAGE), await karim.get(PAGE)];
    wait();
    await nila.submit(first, { phone: "01812345678" }, FORM);
    const conflict = await karim.submit(second, { address: "Road 5" }, FORM);
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("01812-345678");
    expect(conflict.text).toMatch(/Nila · /);
    expect(value(conflict, "address")).toBe("Road 5");
    const differing = conflict.document
      .querySelectorAll("dt")
      .map(({ text }) => text.trim())
      .filter((label) => label.includes("differs"));
    expect(differing).toEqual(["Phone differs from yours", "Address differs from yours"]);
    expect(await company()).toMatchObject({ phone: "+8801812345678" });
    const mine = await karim.submit(conflict, { phone: "01812345678" }, FORM);
    expect(mine.text).toContain("Saved.");
    expect(await company()).toMatchObject({ phone: "+8801812345678" });
    expect(await words("en")).toMatchObject({ address: "Road 5" });
  });

  it("do not disturb each other in two languages, nor with the same words twice", async () => {
    const karim = await coordinator(site, "Karim");
    const bengali = await karim.get(`${PAGE}?in=bn`);
    const english = await nila.get(PAGE);
    await nila.submit(english, own, FORM);
    const saved = await karim.submit(bengali, { address: "ঢাকা" }, FORM);
    expect(saved.text).toContain("Saved.");
    const again = await nila.submit(english, own, FORM);
    expect(again.text).toContain("Saved.");
    expect(await words("en")).toMatchObject({ version: 2 });
  });

  it("who is no coordinator any more saves nothing", async () => {
    const form = await nila.get(PAGE);
    await site.db.updateTable("users").set({ role: "user" }).where("name", "=", "Nila").execute();
    const before = await company();
    const refused = await nila.submit(form, own, FORM);
    expect(refused.status).toBe(403);
    expect(refused.text).not.toContain("Saved.");
    expect(await company()).toEqual(before);
    const family = await signedInUser(site);
    expect((await family.get(PAGE)).document.querySelector(FORM)).toBeNull();
  });
});
