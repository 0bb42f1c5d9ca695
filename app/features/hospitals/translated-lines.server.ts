import type { Queryable } from "#db/connection.server";
import type { Editor } from "~/features/audit/content-audit.server";
import { keepRevision } from "~/features/revisions/revisions.server";
import { defaultLanguage, languages } from "~/locales/languages";
import { columnsOf, HOSPITAL_KIND, noteHospital } from "./hospital-changes.server";
import { type HospitalRecord, revisedHospital } from "./hospital-record.server";
import {
  flatWords,
  followOrder,
  type HospitalText,
  type HospitalWords,
  type ListField,
  listFields,
  originsByText,
  textFields,
} from "./hospital-words";

/** English words, with where the lines of their lists stood before. */
export interface EnglishLines {
  words: HospitalWords;
  /** Null for a new line; a list that says nothing of it is compared by what it says. */
  origins?: Partial<Record<ListField, (number | null)[]>>;
}

/**
 * Moves and removes in the translations the lines that were moved and removed in the English, so that
 * each stands beside its own. Where that is all that has changed, they are not older than it.
 *
 * @param found as it was before the English was written
 */
export async function moveTranslatedLines(
  trx: Queryable,
  by: Editor,
  found: HospitalRecord,
  written: EnglishLines,
  now: Date,
): Promise<void> {
  const english = found.texts[defaultLanguage];
  if (!english) return;
  const origins = originsOf(english, written);
  const isOnlyMoved = saysNothingNew(english, written.words);
  for (const language of languages) {
    const text = found.texts[language];
    if (language === defaultLanguage || !text) continue;
    const isCurrent = text.englishVersion === english.version;
    const heldAgainst = isCurrent && isOnlyMoved ? english.version + 1 : text.englishVersion;
    const moved = withMovedLines(text, origins);
    const before = flatWords(text);
    const fields = listFields.filter((list) => flatWords(moved)[list] !== before[list]);
    if (fields.length === 0 && heldAgainst === text.englishVersion) continue;
    const version = fields.length > 0 ? text.version + 1 : text.version;
    await trx
      .updateTable("hospital_texts")
      .set({
        ...columnsOf(moved),
        english_version: heldAgainst,
        version,
      })
      .where("hospital_id", "=", found.id)
      .where("language", "=", language)
      .where("version", "=", text.version)
      .execute();
    if (fields.length === 0) continue;
    await keepRevision(trx, {
      kind: HOSPITAL_KIND,
      recordId: found.id,
      language,
      version,
      englishVersion: heldAgainst,
      fields: flatWords(moved),
      at: now.toISOString(),
      actor: by.actorId,
      before: revisedHospital(text),
    });
    const change = { fields, before: text.version, after: version };
    await noteHospital(trx, by, "content-changed", found.id, now, language, change);
  }
}

type Origins = Record<ListField, (number | null)[]>;

function originsOf(english: HospitalWords, { words, origins }: EnglishLines): Origins {
  const each = listFields.map((list) => [
    list,
    origins?.[list] ?? originsByText(english[list], words[list]),
  ]);
  return Object.fromEntries(each) as Origins;
}

function withMovedLines(text: HospitalText, origins: Origins): HospitalText {
  const lists = listFields.map((list) => [list, followOrder(text[list], origins[list])]);
  return { ...text, ...Object.fromEntries(lists) };
}

/** Whether every text and line stood there before. */
function saysNothingNew(before: HospitalWords, after: HospitalWords): boolean {
  return (
    textFields.every((field) => before[field] === after[field]) &&
    listFields.every((list) => after[list].every((line) => before[list].includes(line)))
  );
}
