import { areas as engine } from "~/features/content/areas.server";
import { newRecordFields } from "~/features/content/desk/form.server";
import { type Area as EngineArea, ONLY_RECORD } from "~/features/content/engine/area.server";
import type { FactField } from "~/features/content/engine/fields";
import { kindOf } from "~/features/content/engine/kinds.server";
import { factFields, formFacts, hasPictures } from "~/features/content/engine/record.server";
import { ALT, jpegFile, LIBRARY, UPLOAD } from "./pictures";
import type { Site } from "./site";
import type { Page, Visitor } from "./visitor";
import { isWalked } from "./whole-suite";

/** An area of content as a coordinator edits it. */
export interface Area {
  /** Its name in addresses and in the audit. */
  kind: string;
  /** Creates a record that can be published. @returns its page */
  add: (visitor: Visitor, name: string) => Promise<Page>;
  /** Fields of the form that adds a record. */
  fields: (name: string) => Record<string, string>;
  form: string;
  /** A field of that form. */
  field: string;
  /** True if one button on its page publishes it. */
  isPublished: boolean;
  /** True if coordinators set the order. */
  isOrdered: boolean;
  /** True if coordinators choose a record's address, on the page of its facts. */
  hasAddress: boolean;
}

const areaPath = (kind: string) => `/dashboard/admin/${kind}`;

/** An area whose records are created on one page, by the form for their texts. */
function wordsArea(
  kind: string,
  field: string,
  fields: Area["fields"],
  overrides: Partial<Area> = {},
): Area {
  return {
    kind,
    fields,
    add: async (visitor, name) =>
      visitor.submit(await visitor.get(`${areaPath(kind)}/new`), fields(name)),
    form: "form#words",
    field,
    isPublished: true,
    isOrdered: false,
    hasAddress: false,
    ...overrides,
  };
}

/** Input for the fields of an area of the engine, each according to its kind. */
function inputFor(area: EngineArea, names: readonly string[], name: string) {
  const words = Object.entries(area.words).map(([field, { kind }]) => [
    field,
    field === area.nameField ? name : kind === "text" ? "At length." : "In short.",
  ]);
  const typed = Object.fromEntries(words.filter(([field = ""]) => names.includes(field)));
  for (const [field, fact] of factFields(area)) {
    if (!names.includes(field)) continue;
    const value = field === area.nameField ? name : SAMPLE_VALUES[fact.kind](fact);
    Object.assign(typed, kindOf(fact).controlValues(field, fact, value));
  }
  return typed as Record<string, string>;
}

/** A stored value of each kind of fact. */
const SAMPLE_VALUES: { [Kind in FactField["kind"]]: (field: FactField) => string } = {
  line: () => "A fact",
  text: () => "A fact",
  choice: (field) => ("of" in field ? (field.of[0] ?? "") : ""),
  record: () => "sample-bumrungrad-international",
  set: (field) => ("of" in field ? (field.of[0] ?? "") : ""),
  picks: (field) => ("of" in field ? field.of.slice(0, 2).join("\n") : ""),
  place: () => "13.746, 100.552",
  ranges: (field) => ("of" in field ? `${field.of[0]} 20 90 USD` : ""),
  tick: () => "on",
  day: () => "2026-03-17",
  time: () => "21:30",
  link: (field) => {
    const { page } = field as Extract<FactField, { kind: "link" }>;
    return `https://${page?.hosts?.[0] ?? "example.org"}/fact`;
  },
  phone: () => "+8801712345678",
  email: () => "desk@example.org",
  video: () => "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  // left empty, the address is proposed from the name
  slug: () => "",
};

/** An area of the engine, by its declaration. */
function engineArea(area: EngineArea): Area {
  const { words, facts } = newRecordFields(area);
  const newRecordNames = [...words, ...facts.map(([field]) => field)];
  const remainingWords = Object.keys(area.words).filter((field) => !words.includes(field));
  const names = area.texts ? Object.keys(area.words) : formFacts(area).map(([name]) => name);
  const field = names.find((one) => one !== area.nameField) ?? area.nameField;
  const base = wordsArea(area.key, field, (name) => inputFor(area, newRecordNames, name), {
    isOrdered: area.order !== undefined,
    hasAddress: area.facts.slug !== undefined,
  });
  return {
    ...base,
    add: async (visitor, name) => {
      const page = await base.add(visitor, name);
      if (remainingWords.length === 0) return page;
      return visitor.submit(page, inputFor(area, remainingWords, name), "form#words");
    },
  };
}

const areasWithLists = Object.values(engine).filter(({ key, single }) => !single && isWalked(key));

/**
 * Areas with many records, and input for their facts; the video differs from that of a new record.
 */
export const engineAreas = areasWithLists.map((area) => {
  const names = formFacts(area).flatMap(([name, { kind }]) => (kind === "slug" ? [] : [name]));
  const films = formFacts(area).filter(([, { kind }]) => kind === "video");
  const facts = {
    ...inputFor(area, names, "A fact"),
    ...Object.fromEntries(films.map(([name]) => [name, "https://vimeo.com/76979871"])),
  };
  const base = engineArea(area);
  /** Creates a record that can be published. */
  const addWhole: Area["add"] = async (visitor, name) => {
    const page = await base.add(visitor, name);
    if (!area.publication?.publishBlocker || names.length === 0) return page;
    return visitor.submit(await visitor.get(`${page.path}?in=facts`), facts, "form#words");
  };
  return {
    ...base,
    facts,
    addWhole,
    hasWords: area.texts !== null,
    hasFacts: names.length > 0,
    hasPicture: hasPictures(area),
    /** True if families see its records on the site. */
    isPublic: area.site !== undefined,
    asksReason: area.publication?.asksReason === true,
  };
});

/** Areas with one record: its path, a field of its text, and input for its facts. */
export const singleAreas = Object.values(engine)
  .filter(({ single }) => single)
  .map((area) => ({
    kind: area.key,
    path: areaPath(area.key),
    id: ONLY_RECORD,
    field: Object.keys(area.words)[0] ?? "",
    facts: inputFor(
      area,
      formFacts(area).map(([name]) => name),
      "A fact",
    ),
  }));

const pictures = wordsArea("pictures", "alt_en", () => ({ alt_en: ALT }), {
  add: async (visitor) =>
    visitor.submitFile(
      await visitor.get(`${LIBRARY}/new`),
      { alt_en: ALT },
      await jpegFile(),
      UPLOAD,
    ),
  form: "form#alts",
  isPublished: false,
});

/** Areas whose records are created and deleted. */
export const areas: readonly Area[] = [
  ...engineAreas.map((area) => ({ ...area, add: area.addWhole })),
  pictures,
];

/** Path and id of a record, by a page of it. */
export function recordOf(page: Page): { path: string; id: string } {
  const path = page.path.split("?")[0] ?? "";
  return { path, id: path.split("/").at(-1) ?? "" };
}

/** Puts a record into the bin through its page. */
export const remove = async (visitor: Visitor, path: string): Promise<Page> =>
  visitor.submit(await visitor.get(`${path}/deletion`), {}, "form#confirmation");

/** A record's audit events, oldest first. */
export async function auditOf(site: Site, id: string): Promise<string[]> {
  const rows = await site.db
    .selectFrom("audit_events")
    .innerJoin("users", "users.id", "audit_events.actor_id")
    .select(["kind", "users.name"])
    .where("record_id", "=", id)
    .orderBy("at")
    .execute();
  return rows.map(({ kind, name }) => `${kind} ${name}`);
}
