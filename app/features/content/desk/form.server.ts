import { data } from "@remix-run/node";
import { type ZodType, z } from "zod";
import type { RecordName } from "~/dashboard/dashboard-heading";
import { editedLanguageOf } from "~/dashboard/translations.server";
import { FACTS } from "~/features/audit/content-area.server";
import { tickBox } from "~/features/forms/fields.server";
import type { AreaText, ListText } from "~/locales/areas";
import { defaultLanguage, type Language, langIfOther } from "~/locales/languages";
import { paths, type Query } from "~/paths";
import type { Context } from "~/server/context";
import type { Area, AreaRecord, Part } from "../engine/area.server";
import type { FactField } from "../engine/fields";
import { kindOf } from "../engine/kinds.server";
import type { Control } from "../engine/line-kinds.server";
import {
  factFields,
  formFacts,
  nameLanguage,
  nameOf,
  publicationFields,
} from "../engine/record.server";
import { findRecord } from "../engine/store.server";
import { wordShape } from "../engine/word-kinds.server";
import { formKey, publicationSchema, textVersionFields } from "./record.schema";

/** A record's name, as headings show it. */
export function recordNameIn(area: Area, found: AreaRecord, language: Language): RecordName {
  const lang = langIfOther(nameLanguage(area, found, language), language);
  return { name: nameOf(area, found, language), lang };
}

export function partSchema(area: Area, part: Part) {
  if (part === FACTS) return z.object({ ...factShape(formFacts(area)), ...textVersionFields });
  // the field that the preview button sends
  const previewField: Record<string, ZodType> = area.previewOf ? { preview: tickBox() } : {};
  return z.object({ ...wordShapes(area, part), ...previewField, ...textVersionFields });
}

/** Schema of the publishing form, including the area's own fields. */
export function publicationForm(area: Area) {
  const areaFields = factShape(publicationFields(area));
  return z.object({ ...areaFields, ...publicationSchema.shape });
}

export function newRecordFields(area: Area) {
  const requiredFacts = factFields(area).flatMap(([name, { required }]) =>
    required ? [name] : [],
  );
  const fieldNames = area.newFields ?? [...Object.keys(area.words), ...requiredFacts];
  return {
    words: Object.keys(area.words).filter((name) => fieldNames.includes(name)),
    // the slug may be empty, because one can be made from the name
    facts: factFields(area)
      .filter(([name]) => fieldNames.includes(name))
      .map(([name, field]): [string, FactField] => [
        name,
        field.kind === "slug" ? { ...field, required: undefined } : field,
      ]),
  };
}

export function newSchema(area: Area) {
  const { words, facts } = newRecordFields(area);
  const shape = wordShapes(area, defaultLanguage, words);
  return z.object({ ...shape, ...factShape(facts), formKey });
}

function wordShapes(
  area: Area,
  textLanguage: Language,
  names: readonly string[] = Object.keys(area.words),
): Record<string, ZodType> {
  const fields = Object.entries(area.words).filter(([name]) => names.includes(name));
  const isEnglish = textLanguage === defaultLanguage;
  return Object.assign({}, ...fields.map(([name, field]) => wordShape(name, field, isEnglish)));
}

function factShape(fields: readonly [string, FactField][]): Record<string, ZodType> {
  return Object.assign({}, ...fields.map(([name, field]) => kindOf(field).shape(name, field)));
}

export function factControls(
  area: Area,
  fields: readonly [string, FactField][],
  language: Language,
  hints: Readonly<Record<string, string>> = area.text[language].hints,
): Control[] {
  const { fields: labels } = area.text[language];
  return fields.map(([name, field]) =>
    kindOf(field).control(name, field, { label: labels[name] ?? "", hint: hints[name] }, language),
  );
}

/**
 * The part that a URL names: `?in=bn`, `?in=facts`.
 *
 * @throws a 404 page for an unknown part, so that a form cannot overwrite the English texts by mistake
 */
export function partFromUrl(request: Request, area: Area): Part {
  if (area.texts === null) return FACTS;
  const tab = new URL(request.url).searchParams.get("in") ?? firstPart(area);
  return tab === FACTS && factFields(area).length > 0 ? FACTS : editedLanguageOf(request);
}

/** The part that a record's page opens without `?in=`. */
function firstPart({ texts, single }: Area): Part {
  return texts === null || single ? FACTS : defaultLanguage;
}

function partQuery(area: Area, part: Part): Record<string, string> {
  return part === firstPart(area) ? {} : { in: part };
}

/** The texts of an area with a list. */
export const listText = (area: Area, language: Language) =>
  area.text[language] as AreaText & ListText;

export function deskPaths(area: Area, language: Language) {
  const { key } = area;
  return {
    list: (query?: Query) => paths.dashboardPage(key, language, query),
    /** The path of a page next to the list: `new`, `order`. */
    areaPage: (name: string) => paths.dashboardPage(`${key}/${name}`, language),
    record: (id: string, part: Part = firstPart(area)) => {
      const query = partQuery(area, part);
      return area.single
        ? paths.dashboardPage(key, language, query)
        : paths.dashboardRecord(key, id, language, "", query);
    },
    /** The path of a page about one record: `publication`, `pictures`. */
    recordPage: (id: string, name: string, query?: Query) =>
      paths.dashboardRecord(key, id, language, name, query),
    revisions: (id: string, part: Part) =>
      paths.dashboardRecord(key, id, language, "revisions", partQuery(area, part)),
  };
}

/** @throws a 404 page if there is no such record */
export async function foundOr404(context: Context, area: Area, id = ""): Promise<AreaRecord> {
  const found = await findRecord(context.db, area, id);
  if (!found) throw data(null, { status: 404 });
  return found;
}
