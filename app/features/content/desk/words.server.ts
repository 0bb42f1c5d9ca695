import { lineField } from "~/dashboard/list-lines";
import type { TranslatedField } from "~/dashboard/translated-fields";
import { markNewEnglish } from "~/features/audit/new-english.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import type { Area, AreaRecord } from "../engine/area.server";
import type { ListField } from "../engine/fields";
import { linesOf } from "../engine/lines";
import { lineLabels } from "../engine/word-kinds.server";

/**
 * The fields for the texts in one language, with the English texts beside them. A translated list has one field for
 * each line.
 */
export function wordFields(
  context: Context,
  area: Area,
  found: AreaRecord,
  editedLanguage: Language,
  language: Language,
) {
  const { fields: labels, hints } = area.text[language];
  const translatedLabels = area.text[editedLanguage].fields;
  const english = found.texts[defaultLanguage]?.words;
  const record = { kind: area.key, id: found.id };
  const fields = Object.entries(area.words).flatMap(([name, field]): TranslatedField[] => {
    if (field.kind === "lines") {
      return editedLanguage === defaultLanguage
        ? []
        : lineFields(area, found, [name, field], editedLanguage, language);
    }
    return [
      {
        name,
        label: labels[name] ?? "",
        ownLabel: translatedLabels[name] ?? "",
        hint: hints[name],
        english: english?.[name] ?? "",
        size: field.kind,
      },
    ];
  });
  return markNewEnglish(context.db, record, found.texts[editedLanguage], fields);
}

function lineFields(
  area: Area,
  { texts: words }: AreaRecord,
  [name, field]: [string, ListField],
  editedLanguage: Language,
  language: Language,
): TranslatedField[] {
  const linesIn = (code: Language) => linesOf(words[code]?.words[name] ?? "");
  const labelsIn = (code: Language) => lineLabels(field, area.text[code].fields[name] ?? "", code);
  const labels = labelsIn(language);
  const translatedLabels = labelsIn(editedLanguage);
  const count = Math.max(linesIn(defaultLanguage).length, linesIn(editedLanguage).length);
  return labels.slice(0, count).map((label, index) => ({
    name: lineField(name, index),
    label,
    ownLabel: translatedLabels[index] ?? "",
    english: linesIn(defaultLanguage)[index] ?? "",
    size: "sentence" as const,
  }));
}

/** The editable lists of the English texts. */
export function editedLists(area: Area, language: Language) {
  const { fields: labels } = area.text[language];
  const { lead } = texts(language).editing.lines;
  return Object.entries(area.words).flatMap(([name, field]) =>
    field.kind === "lines"
      ? [
          {
            name,
            title: labels[name] ?? "",
            lead,
            labels: lineLabels(field, labels[name] ?? "", language),
          },
        ]
      : [],
  );
}
