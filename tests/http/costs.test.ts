import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formatMoneyRange } from "~/locales/format-money";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";
import { texts } from "../support/words";

const PAGE = "/dashboard/admin/costs";
const FORM = "form#costs";

let site: Site;
let nila: Visitor;
beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
});
afterEach(() => site.close());

const ambulance = {
  "icu-air-ambulance-from": "১৮,০০০",
  "icu-air-ambulance-to": "25 000",
  "icu-air-ambulance-currency": "USD",
};
const basis = { asOf: "2026-11-01", source: "our own quotes, May to October 2026" };
const figures = { from: 18_000, to: 25_000, currency: "USD" };

const send = async (typed: Record<string, string>, by = nila) =>
  by.submit(await by.get(PAGE), typed, FORM);
async function save(typed: Record<string, string>): Promise<Page> {
  const page = await send(typed);
  expect(page.text).toContain("Saved.");
  return page;
}
const main = async (path: string) =>
  (await site.visitor().get(path)).document.querySelector("main")?.text ?? "";
/** Amounts are joined to their currency by special spaces. */
const spaced = (text: string) => text.replace(/\s/g, " ");
const value = (page: Page, name: string) =>
  page.document.querySelector(`${FORM} [name=${name}]`)?.getAttribute("value");

describe.each(languages)("what it costs, in %s", (language) => {
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

  it("shows the owner's range with its day and source, on its service's page alone as well", async () => {
    await save({ ...ambulance, ...basis, payers: "Families alone.\nNobody else." });
    const range = spaced(formatMoneyRange(figures, language));
    const page = await site.visitor().get(paths.costs(language));
    expect(spaced(page.text)).toContain(range);
    expect(page.text).toContain(costs.notQuote);
    expect(page.text).not.toContain(costs.noFigures);
    expect(page.text).toContain(costs.payers);
    expect(spaced(page.text).split(range)).toHaveLength(2);
    // not translated yet
    const lang = language === "en" ? undefined : "en";
    const source = page.document
      .querySelectorAll("main span")
      .find(({ text }) => text === basis.source);
    expect(source?.getAttribute("lang")).toBe(lang);
    const own = await main(paths.service("icu-air-ambulance", language));
    expect(spaced(own)).toContain(range);
    expect(own).toContain(basis.source);
    expect(await main(paths.service("hotel-booking", language))).not.toContain(basis.source);
    expect(own).toContain(services.items["icu-air-ambulance"].name);
  });
});

describe("the page on which the owner enters it", () => {
  it("keeps what was typed and says what is lacking", async () => {
    const refused = await send({
      ...ambulance,
      "hotel-booking-from": "about 20",
      "medical-escort-to": "900",
    });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(texts("en").validation.amountInvalid);
    expect(value(refused, "hotel-booking-from")).toBe("about 20");
    const incomplete = await send({ ...ambulance, "medical-escort-to": "900" });
    expect(incomplete.status).toBe(400);
    for (const key of ["amountPair", "rangesNeedDay", "rangesNeedSource"] as const) {
      expect(incomplete.text).toContain(texts("en").validation[key]);
    }
    const wrong = { ...ambulance, ...basis, "icu-air-ambulance-to": "9000" };
    const reversed = await send({ ...wrong, "hotel-booking-from": "1", "hotel-booking-to": "2" });
    expect(reversed.text).toContain(texts("en").validation.amountOrder);
    expect(reversed.text).toContain(texts("en").validation.currencyRequired);
    expect(value(reversed, "icu-air-ambulance-to")).toBe("9000");
    expect(await site.db.selectFrom("price_ranges").selectAll().execute()).toEqual([]);
  });

  it("takes a range away again, with what was chosen beside it", async () => {
    await save({ ...ambulance, ...basis });
    const emptied = { "icu-air-ambulance-from": "", "icu-air-ambulance-to": "" };
    const saved = await save(emptied);
    expect(saved.document.querySelector(`${FORM} option[selected]`)?.getAttribute("value")).toBe(
      undefined,
    );
    expect(await main("/costs")).toContain(texts("en").costs.noFigures);
    const { version } = await site.db
      .selectFrom("price_list_texts")
      .select("version")
      .where("language", "=", "en")
      .executeTakeFirstOrThrow();
    await save(emptied);
    const again = await site.db.selectFrom("price_list_texts").select("version").execute();
    expect(again).toEqual([{ version }]);
  });

  it("is translated by its words alone, which stay right while a figure changes", async () => {
    await save({ ...ambulance, ...basis });
    const form = await nila.get(`${PAGE}?in=bn`);
    expect(form.document.querySelector(`${FORM} [name=asOf]`)).toBeNull();
    await nila.submit(form, { source: "আমাদের নিজস্ব প্রস্তাব", payers: "" }, FORM);
    expect(await main("/bn/costs")).toContain("আমাদের নিজস্ব প্রস্তাব");
    await save({ ...ambulance, ...basis, "icu-air-ambulance-from": "17000" });
    expect((await nila.get(`${PAGE}?in=bn`)).text).not.toContain("The English was changed");
    await save({ ...ambulance, ...basis, source: "the operators' lists" });
    expect((await nila.get(`${PAGE}?in=bn`)).text).toContain("The English was changed");
    expect((await nila.get(`${PAGE}?in=fr`)).status).toBe(404);
    expect((await nila.get(`${PAGE}/2`)).status).toBe(404);
  });

  it("shows the second of two what the first wrote, and overwrites nothing", async () => {
    const rahim = await coordinator(site, "Rahim");
    const open = await rahim.get(PAGE);
    await save({ ...ambulance, ...basis });
    const conflict = await rahim.submit(open, { ...ambulance, ...basis, source: "a guess" }, FORM);
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Nila");
    expect(conflict.text).toContain(basis.source);
    // fields that neither changed are not compared
    const compared = conflict.document.querySelectorAll("main dl dt").map(({ text }) => text);
    expect(compared).toHaveLength(5);
    expect(compared.filter((label) => label.includes("differs"))).toHaveLength(1);
    expect(await main("/costs")).toContain(basis.source);
    const kept = await rahim.submit(conflict, {}, FORM);
    expect(kept.text).toContain("Saved.");
    expect(await main("/costs")).toContain("a guess");
  });

  it("notes the fields that changed, and puts an earlier list back", async () => {
    await save({ ...ambulance, ...basis });
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    await save({ ...ambulance, ...basis, "icu-air-ambulance-to": "26000" });
    const noted = await site.db
      .selectFrom("audit_events")
      .select(["kind", "changed_fields"])
      .where("record_kind", "=", "costs")
      .orderBy("at")
      .execute();
    expect(noted.at(-1)).toEqual({
      kind: "content-changed",
      changed_fields: "icu-air-ambulance-to",
    });
    const earlier = await nila.get(`${PAGE}/1/revisions`);
    expect(earlier.text).toContain("ICU air ambulance: To");
    const back = await nila.submit(earlier, {}, "form#restore");
    expect(back.path).toBe(PAGE);
    const [range] = await site.db.selectFrom("price_ranges").selectAll().execute();
    expect(range).toMatchObject({ from_amount: 18_000, to_amount: 25_000, currency: "USD" });
  });
});
