import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Queryable } from "#db/connection.server";
import { foldedSearchText } from "#db/like";
import type { Schema } from "#db/schema";
import { type Language, languages } from "~/locales/languages";
import type { Site } from "./site";
import type { Page } from "./visitor";

/** The dashboard's list of hospitals. */
export const LIST = "/dashboard/admin/hospital-list";
/** The form for a hospital's texts. */
export const TEXT_FORM = "form#words";
export const FACT_FORM = "form#words";

interface HospitalWords {
  name: string;
  location: string;
  address: string;
  bio: string;
  about: string;
  keyHighlights: string[];
  centersOfExcellence: string[];
  servicesForBangladesh: string[];
}

/** A hospital's page, or a part of it: `?in=bn`, `?in=facts`. */
export const recordPath = (id: string, part = "") => `${LIST}/${id}${part}`;

const ENGLISH: HospitalWords = {
  name: "Riverside Hospital",
  location: "Chennai, India",
  address: "1 River Road, Chennai",
  bio: "A hospital by the river.",
  about: "It stands by the river.",
  keyHighlights: ["Open since 1980", "By the river"],
  centersOfExcellence: ["Heart"],
  servicesForBangladesh: ["An interpreter"],
};
const BENGALI: HospitalWords = {
  name: "নদীতীর হাসপাতাল",
  location: "চেন্নাই, ভারত",
  address: "১ রিভার রোড, চেন্নাই",
  bio: "নদীর ধারের হাসপাতাল।",
  about: "নদীর ধারে।",
  keyHighlights: ["১৯৮০ থেকে চালু", "নদীর ধারে"],
  centersOfExcellence: ["হৃদ্‌রোগ"],
  servicesForBangladesh: ["দোভাষী"],
};

/** A hospital with texts in English and in the given languages. */
export async function insertHospital(
  db: Queryable,
  given: Partial<Insertable<Schema["hospitals"]>> = {},
  texts: Partial<Record<Language, Partial<HospitalWords>>> = { en: {} },
): Promise<string> {
  const id = given.id ?? randomUUID();
  const at = "2026-11-19T08:00:00.000Z";
  await db
    .insertInto("hospitals")
    .values({
      id,
      slug: `hospital-${id}`,
      country: "india",
      city: "Chennai",
      place: "13.06, 80.25",
      status: "published",
      sample: 0,
      created_at: at,
      updated_at: at,
      ...given,
    })
    .execute();
  for (const language of languages) {
    const overrides = texts[language];
    if (!overrides) continue;
    const words = { ...(language === "bn" ? BENGALI : ENGLISH), ...overrides };
    await db
      .insertInto("hospital_texts")
      .values({
        record_id: id,
        language,
        ...columnsOf(words),
        updated_at: at,
      })
      .execute();
  }
  return id;
}

function columnsOf({ keyHighlights, centersOfExcellence, ...words }: HospitalWords) {
  const { servicesForBangladesh, ...texts } = words;
  const columns = {
    ...texts,
    key_highlights: keyHighlights.join("\n"),
    centers_of_excellence: centersOfExcellence.join("\n"),
    services_for_bangladesh: servicesForBangladesh.join("\n"),
  };
  return { ...columns, search_text: foldedSearchText(Object.values(columns)) };
}

/** A hospital's row. */
export const hospital = (site: Site, id: string) =>
  site.db.selectFrom("hospitals").selectAll().where("id", "=", id).executeTakeFirst();

/** A hospital's text row in a language. */
export const textRow = (site: Site, id: string, language: Language) =>
  site.db
    .selectFrom("hospital_texts")
    .selectAll()
    .where("record_id", "=", id)
    .where("language", "=", language)
    .executeTakeFirst();

/** Value of a field in a page's form. */
export const fieldValue = (page: Page, name: string, form = TEXT_FORM) => {
  const control = page.document.querySelector(`${form} [name="${name}"]`);
  if (!control) return undefined;
  const chosen = control.querySelector("option[selected]")?.getAttribute("value");
  return chosen ?? control.getAttribute("value") ?? control.textContent.replace(/^\n/, "");
};

/** The lines of a list in a page's form. */
export const lines = (page: Page, list: string, form = TEXT_FORM) => {
  const found: string[] = [];
  for (let index = 0; fieldValue(page, `${list}-${index}`, form) !== undefined; index += 1) {
    found.push(fieldValue(page, `${list}-${index}`, form) ?? "");
  }
  return found;
};

/** Texts of the error summary. */
export const problems = (page: Page) =>
  page.document.querySelectorAll("[role=alert] li").map(({ text }) => text);

/** Names in the dashboard's list of hospitals. */
export const names = (page: Page) =>
  page.document.querySelectorAll("table tbody th a").map((link) => link.textContent.trim());
