import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sampleCompany } from "#db/seeds/company";
import { en } from "~/locales/en";
import { companyInfo } from "~/locales/en/company-info";
import { coordinator } from "../support/admin";
import {
  auditOf,
  companyOf,
  FORM,
  fieldValue,
  ownerDetails,
  PAGE,
  saveCompany,
} from "../support/company-info";
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
const textIn = (language: "en" | "bn" | "th") =>
  site.db
    .selectFrom("company_texts")
    .selectAll()
    .where("language", "=", language)
    .executeTakeFirst();
/** Saves the English text and the facts, and checks the response. */
async function save(typed: Record<string, string> = {}): Promise<Page> {
  const page = await saveCompany(nila, typed);
  expect(page.text).toContain("Saved.");
  return page;
}
/** Moves the clock on, so that events differ in time. */
function wait() {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
}

describe("owner's entry", () => {
  it("appears at once on every page and in metadata, without the sample mark", async () => {
    const { sample } = en.editing.checklist;
    expect((await nila.get(PAGE)).text).toContain(sample);
    const saved = await save();
    expect(saved.text).not.toContain(sample);
    expect(saved.text).toContain(companyInfo.lead);
    expect(fieldValue(saved, "phone")).toBe("01712-345678");
    expect(await company()).toMatchObject({
      ...{ name: "Setu Care", phone: "+8801712345678", whatsapp: "", email: "desk@example.org" },
      ...{ facebook: "https://facebook.com/setucare", youtube: "", sample: 0, version: 3 },
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
    const securityText = await site.visitor().get("/.well-known/security.txt");
    expect(securityText.html).toContain("mailto:desk@example.org");
  });

  it("is recorded in the audit by field names, never by content", async () => {
    await save();
    wait();
    await save({ phone: "01812345678" });
    expect(await auditOf(site)).toMatchObject([
      { kind: "content-changed", detail: "en", before_version: 1, after_version: 2 },
      { kind: "content-changed", detail: "facts", before_version: 1, after_version: 2 },
      { kind: "content-changed", detail: "facts", changed_fields: "phone", after_version: 3 },
    ]);
    const audit = await nila.get("/dashboard/admin/audit");
    const link = audit.document.querySelector('a[href$="company-info/1"]')?.getAttribute("href");
    expect((await nila.get(link ?? "")).document.querySelector(FORM)).not.toBeNull();
  });

  it("keeps the sample mark until both number and email are real", async () => {
    await save({ email: "help@setu.example" });
    expect(await company()).toMatchObject({ sample: 1, phone: "+8801712345678" });
    expect((await site.visitor().get("/")).html).not.toContain('"telephone"');
  });

  it("can be compared with earlier revisions, and restored", async () => {
    await save();
    wait();
    await save({ phone: "01812345678", opening: "" });
    const words = await nila.get(`${PAGE}/1/revisions?in=en`);
    expect(words.text).toContain("Opening words");
    const back = await nila.submit(words, {}, "form#restore");
    expect(back.path).toBe(`${PAGE}?in=en`);
    expect(back.text).toContain("Version 2 is back");
    expect(await textIn("en")).toMatchObject({ opening: ownerDetails.opening, version: 4 });
  });

  it("shows its numbers in readable form when compared", async () => {
    await save();
    wait();
    await save({ phone: "01812345678" });
    const earlier = await nila.get(`${PAGE}/1/revisions`);
    expect(earlier.text).toContain("01812-345678");
    // the page shows numbers in readable form, not as stored
    expect(earlier.document.querySelector("main")?.text).not.toContain("8801");
    const back = await nila.submit(earlier, {}, "form#restore");
    expect(back.path).toBe(PAGE);
    expect(back.text).toContain("Version 2 is back");
    expect(await company()).toMatchObject({ phone: "+8801712345678" });
    expect((await auditOf(site)).at(-1)).toMatchObject({ kind: "content-reverted" });
  });
});

describe("translation", () => {
  it("has text fields only, each falling back to English", async () => {
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
    expect(saved.text).toContain(en.editing.gapsByField);
  });

  it("loses the sample address together with the English one", async () => {
    const sampleAddress = sampleCompany.address;
    expect((await site.visitor().get("/th")).text).toContain(sampleAddress.th);
    await save({ address: sampleAddress.en });
    expect((await site.visitor().get("/th")).text).toContain(sampleAddress.th);
    await save();
    for (const path of ["/th", "/bn", "/th/contact"]) {
      const { text } = await site.visitor().get(path);
      expect(text, path).toContain(ownerDetails.address);
      expect(text, path).not.toMatch(new RegExp(`${sampleAddress.th}|${sampleAddress.bn}`));
    }
  });

  it("becomes outdated when the English text changes, but not when a number does", async () => {
    await save();
    const typed = { address: "ঢাকা", licences: "১২", opening: "২০১৯" };
    await nila.submit(await nila.get(`${PAGE}?in=bn`), typed, FORM);
    await save({ phone: "01812345678" });
    expect((await nila.get(`${PAGE}?in=bn`)).text).not.toContain("The English was changed");
    await save({ phone: "01812345678", opening: "We began in 2018." });
    expect((await nila.get(`${PAGE}?in=bn`)).text).toContain("The English was changed");
  });
});

describe("two coordinators at once", () => {
  it("see both versions side by side, and lose neither", async () => {
    const karim = await coordinator(site, "Karim");
    await save();
    const [first, second] = [await nila.get(PAGE), await karim.get(PAGE)];
    wait();
    await nila.submit(first, { phone: "01812345678" }, FORM);
    const conflict = await karim.submit(second, { name: "Setu Two" }, FORM);
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("01812-345678");
    expect(conflict.text).toMatch(/Nila · /);
    expect(fieldValue(conflict, "name")).toBe("Setu Two");
    const differing = conflict.document
      .querySelectorAll("dt")
      .map(({ text }) => text.trim())
      .filter((label) => label.includes("differs"));
    expect(differing).toEqual([
      "Name of the company differs from yours",
      "Phone differs from yours",
    ]);
    expect(await company()).toMatchObject({ phone: "+8801812345678" });
    const mine = await karim.submit(conflict, { phone: "01812345678" }, FORM);
    expect(mine.text).toContain("Saved.");
    expect(await company()).toMatchObject({ phone: "+8801812345678", name: "Setu Two" });
  });

  it("do not conflict in two languages, nor with identical text", async () => {
    const karim = await coordinator(site, "Karim");
    const bengali = await karim.get(`${PAGE}?in=bn`);
    const english = await nila.get(`${PAGE}?in=en`);
    await nila.submit(english, ownerDetails, FORM);
    const saved = await karim.submit(bengali, { address: "ঢাকা" }, FORM);
    expect(saved.text).toContain("Saved.");
    const again = await nila.submit(english, ownerDetails, FORM);
    expect(again.text).toContain("Saved.");
    expect(await textIn("en")).toMatchObject({ version: 2 });
  });
});
