import { lineField, originField } from "~/dashboard/list-lines";
import type { FieldSize, TranslatedField } from "~/dashboard/translated-fields";
import { formatNumber } from "~/locales/format";
import { defaultLanguage, type Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import type { HospitalRecord } from "../hospital-record.server";
import {
  type HospitalWords,
  type ListField,
  listFields,
  MAX_LINES,
  originsByText,
  textFields,
} from "../hospital-words";

const sizes: Partial<Record<(typeof textFields)[number], FieldSize>> = {
  address: "sentence",
  bio: "sentence",
  about: "text",
};

/** The texts of a hospital for a form, each beside its English. */
export function textFieldViews(
  hospital: Pick<HospitalRecord, "texts">,
  written: Language,
  language: Language,
): TranslatedField[] {
  const { fields, hints } = texts(language).hospitalEditing;
  const own = texts(written).hospitalEditing.fields;
  const english = hospital.texts[defaultLanguage];
  return textFields.map((name) => ({
    name,
    label: fields[name],
    ownLabel: own[name],
    hint: name === "name" ? undefined : hints[name],
    english: english?.[name] ?? "",
    size: sizes[name],
  }));
}

/** The lines of a translation's lists, each beside the English one that it stands for. */
export function lineFieldViews(
  hospital: Pick<HospitalRecord, "texts">,
  written: Language,
  language: Language,
): TranslatedField[] {
  const english = hospital.texts[defaultLanguage];
  const own = hospital.texts[written];
  return listFields.flatMap((list) => {
    const count = Math.max(english?.[list].length ?? 0, own?.[list].length ?? 0);
    return Array.from({ length: Math.min(count, MAX_LINES) }, (_, index) => ({
      name: lineField(list, index),
      label: lineLabel(list, index, language),
      ownLabel: lineLabel(list, index, written),
      english: english?.[list][index] ?? "",
      size: "sentence" as const,
    }));
  });
}

/** The lists of the English, as they are edited, with what each line is called. */
export function editedLists(language: Language) {
  const { fields, lists } = texts(language).hospitalEditing;
  return listFields.map((list) => ({
    name: list,
    title: fields[list],
    lead: lists.lead,
    labels: positions.map((index) => lineLabel(list, index, language)),
  }));
}

/** What stands in the fields before anything is typed. */
export function hospitalDefaults(
  hospital: Pick<HospitalRecord, "texts">,
  written: Language,
): Record<string, string> {
  const own = hospital.texts[written];
  return own ? hospitalValues(own) : Object.fromEntries(textFields.map((field) => [field, ""]));
}

/**
 * Words as the fields of a form.
 *
 * @param before the English to which they are compared: where each line stood in it. Left out: they are
 *   that English
 */
export function hospitalValues(
  words: HospitalWords,
  before: HospitalWords = words,
): Record<string, string> {
  const lines = listFields.flatMap((list) => {
    const origins = originsByText(before[list], words[list]);
    return words[list].flatMap((line, index) => [
      [lineField(list, index), line],
      [originField(list, index), String(origins[index] ?? "")],
    ]);
  });
  const fields = textFields.map((field) => [field, words[field]]);
  return Object.fromEntries([...fields, ...lines]);
}

const positions = Array.from({ length: MAX_LINES }, (_, index) => index);

/** What the fields are called where something is wrong with them. */
export function hospitalLabels(language: Language): Record<string, { label: string }> {
  const { fields } = texts(language).hospitalEditing;
  const lines = listFields.flatMap((list) =>
    positions.map((index) => [lineField(list, index), { label: lineLabel(list, index, language) }]),
  );
  const own = textFields.map((name) => [name, { label: fields[name] }]);
  return Object.fromEntries([...own, ...lines]);
}

/** "Key highlights 2". */
function lineLabel(list: ListField, index: number, language: Language): string {
  const { fields } = texts(language).hospitalEditing;
  return `${fields[list]} ${formatNumber(index + 1, language)}`;
}
