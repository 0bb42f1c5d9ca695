import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { costEditing } from "~/locales/en/cost-editing";
import { formatMoneyRange } from "~/locales/format-money";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";
import { texts } from "../support/words";

const PAGE = "/dashboard/admin/costs";
const ENGLISH = `${PAGE}?in=en`;
const FORM = "form#words";

let site: Site;
let nila: Visitor;
beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
});
afterEach(() => site.close());

const ambulance = {
  "ranges-icu-air-ambulance-from": "১৮,০০০",
  "ranges-icu-air-ambulance-to": "25 000",
  "ranges-icu-air-ambulance-currency": "USD",
  as_of: "2026-11-01",
};
const source = "our own quotes, May to October 2026";
const storedRanges = "icu-air-ambulance 18000 25000 USD";
const figures = { from: 18_000, to: 25_000, currency: "USD" };

const send = async (typed: Record<string, string>, address = PAGE) =>
  nila.submit(await nila.get(address), typed, FORM);
async function save(typed: Record<string, string>, address = PAGE): Promise<Page> {
  const page = await send(typed, address);
  expect(page.text).toContain("Saved.");
  return page;
}
/** Saves a range with its day and source. */
async function saveAmbulance(more: Record<string, string> = {}): Promise<void> {
  await save({ ...ambulance, ...more });
  await save({ source }, ENGLISH);
}
const ranges = async () =>
  (await site.db.selectFrom("price_list").select("ranges").executeTakeFirstOrThrow()).ranges;
const main = async (path: string) =>
  (await site.visitor().get(path)).document.querySelector("main")?.text ?? "";
/** Replaces the special spaces between amounts and currencies with plain ones. */
const spaced = (text: string) => text.replace(/\s/g, " ");
const value = (page: Page, name: string) =>
  page.document.querySelector(`${FORM} [name=${name}]`)?.getAttribute("value");

describe.each(languages)("costs page, in %s", (language) => {
  const { costs, services } = texts(language);

  it("names no figure until the owner has entered one", async () => {
    const page = await main(paths.costs(language));
    expect(page).toContain(costs.noFigures);
    expect(page).toContain(costs.quote.items[0]);
    expect(page).toContain(costs.services["hotel-booking"][0]);
    expect(page).not.toContain(costs.payers);
    const service = await main(paths.service("icu-air-ambulance", language));
    expect(service).toContain(costs.services["icu-air-ambulance"][0]);
    expect(service).not.toMatch(/USD|US\$|\$|৳|฿|মার্কিন|রুপি/);
  });

  it("shows the owner's range with its source, and so does the service's page", async () => {
    await save(ambulance);
    await save({ source, payers: "Families alone.\nNobody else." }, ENGLISH);
    const range = spaced(formatMoneyRange(figures, language));
    const page = await site.visitor().get(paths.costs(language));
    expect(spaced(page.text)).toContain(range);
    expect(page.text).toContain(costs.notQuote);
    expect(page.text).not.toContain(costs.noFigures);
    expect(page.text).toContain(costs.payers);
    expect(spaced(page.text).split(range)).toHaveLength(2);
    // the source has an English text only
    const lang = language === "en" ? undefined : "en";
    const shown = page.document.querySelectorAll("main span").find(({ text }) => text === source);
    expect(shown?.getAttribute("lang")).toBe(lang);
    const servicePage = await main(paths.service("icu-air-ambulance", language));
    expect(spaced(servicePage)).toContain(range);
    expect(servicePage).toContain(source);
    expect(await main(paths.service("hotel-booking", language))).not.toContain(source);
    expect(servicePage).toContain(services.items["icu-air-ambulance"].name);
  });
});

describe("owner's page for costs", () => {
  const { validation } = texts("en");

  it("rejects invalid, incomplete and reversed ranges, and keeps the input", async () => {
    const incomplete = {
      "ranges-hotel-booking-from": "about 20",
      "ranges-medical-escort-to": "900",
    };
    const refused = await send({ ...ambulance, ...incomplete });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(validation.amountInvalid);
    expect(value(refused, "ranges-hotel-booking-from")).toBe("about 20");
    const half = await send({ ...ambulance, "ranges-medical-escort-to": "900" });
    expect(half.status).toBe(400);
    expect(half.text).toContain(`edical escort: From: ${validation.amountPair}`);
    const invalid = half.document.querySelectorAll(`${FORM} [aria-invalid=true]`);
    expect(invalid.map((field) => field.getAttribute("name"))).toEqual([
      "ranges-medical-escort-from",
    ]);
    const wrong = {
      ...ambulance,
      "ranges-icu-air-ambulance-to": "9000",
      "ranges-hotel-booking-from": "1",
      "ranges-hotel-booking-to": "2",
    };
    const reversed = await send(wrong);
    expect(reversed.text).toContain(validation.amountOrder);
    expect(reversed.text).toContain(validation.currencyRequired);
    expect(value(reversed, "ranges-icu-air-ambulance-to")).toBe("9000");
    expect(await ranges()).toBe("");
  });

  it("rejects a future day", async () => {
    const refused = await send({ ...ambulance, as_of: "2062-11-01" });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(texts("en").hospitals.editing.asOfFuture);
    expect(await ranges()).toBe("");
  });

  it("hides a range until it has a day and a source, and says so", async () => {
    const { checks } = costEditing;
    const saved = await save({ ...ambulance, as_of: "" });
    expect(saved.text).toContain(checks.day);
    expect(await main("/costs")).toContain(texts("en").costs.noFigures);
    await save(ambulance);
    expect(await main("/costs")).toContain(texts("en").costs.noFigures);
    const done = await save({ source }, ENGLISH);
    for (const check of Object.values(checks)) expect(done.text).toContain(`${check} (done)`);
    expect(await main("/costs")).not.toContain(texts("en").costs.noFigures);
  });

  it("shows each range on a line beside the text", async () => {
    await save({
      ...ambulance,
      "ranges-hotel-booking-from": "20",
      "ranges-hotel-booking-to": "20",
      "ranges-hotel-booking-currency": "USD",
    });
    const rangeList = (await nila.get(ENGLISH)).document
      .querySelectorAll("dd")
      .find(({ text }) => text.includes("ICU air ambulance"));
    expect(rangeList?.text.split("\n").map(spaced)).toEqual([
      "ICU air ambulance: US$18,000–25,000",
      "Hotel booking: US$20",
    ]);
  });

  it("removes a range together with its currency", async () => {
    await saveAmbulance();
    const emptied = { "ranges-icu-air-ambulance-from": "", "ranges-icu-air-ambulance-to": "" };
    const saved = await save(emptied);
    expect(saved.document.querySelector(`${FORM} option[selected]`)).toBeNull();
    expect(await main("/costs")).toContain(texts("en").costs.noFigures);
    const version = () =>
      site.db.selectFrom("price_list").select("facts_version").executeTakeFirstOrThrow();
    const before = await version();
    await save(emptied);
    expect(await version()).toEqual(before);
  });

  it("translates text only, which a changed figure does not make outdated", async () => {
    await saveAmbulance();
    const bengali = `${PAGE}?in=bn`;
    const form = await nila.get(bengali);
    expect(form.document.querySelector(`${FORM} [name=as_of]`)).toBeNull();
    await nila.submit(form, { source: "আমাদের নিজস্ব প্রস্তাব" }, FORM);
    expect(await main("/bn/costs")).toContain("আমাদের নিজস্ব প্রস্তাব");
    await save({ ...ambulance, "ranges-icu-air-ambulance-from": "17000" });
    expect((await nila.get(bengali)).text).not.toContain("The English was changed");
    await save({ source: "the operators' lists" }, ENGLISH);
    expect((await nila.get(bengali)).text).toContain("The English was changed");
  });

  it("records changed ranges, and restores earlier ones", async () => {
    await save(ambulance);
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    await save({ ...ambulance, "ranges-icu-air-ambulance-to": "26000" });
    const auditEvents = await site.db
      .selectFrom("audit_events")
      .select(["kind", "changed_fields"])
      .where("record_kind", "=", "costs")
      .orderBy("at")
      .execute();
    expect(auditEvents.at(-1)).toEqual({ kind: "content-changed", changed_fields: "ranges" });
    const earlier = await nila.get(`${PAGE}/1/revisions`);
    expect(spaced(earlier.text)).toContain("US$18,000–25,000");
    const back = await nila.submit(earlier, {}, "form#restore");
    expect(back.path).toBe(PAGE);
    expect(await ranges()).toBe(storedRanges);
  });
});
