import type { Queryable } from "#db/connection.server";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { defaultLanguage, languages } from "~/locales/languages";
import type { Area, AreaRecord, Values } from "./area.server";
import { followOrder, linesOf, type Origins, originsByText } from "./lines";
import { storePartRevision } from "./part-revisions.server";
import { listNames } from "./record.server";
import { storeEnglishVersion, updateText } from "./store.server";

/**
 * Moves and removes lines of the translations like those of the English lists. If no English text is new, the
 * translations stay up to date.
 *
 * @param found the record before the change
 */
export async function moveTranslatedLines(
  trx: Queryable,
  by: Editor,
  area: Area,
  found: AreaRecord,
  englishChange: {
    values: Values;
    /** Former positions of the lines, by list. In a list that is left out, lines are matched by their text. */
    origins?: Readonly<Record<string, Origins>>;
  },
  now: Date,
): Promise<void> {
  const english = found.texts[defaultLanguage];
  const lists = listNames(area);
  if (!english || lists.length === 0) return;
  const { id } = found;
  const at = now.toISOString();
  const originsOf = (list: string) =>
    englishChange.origins?.[list] ??
    originsByText(linesOf(english.words[list] ?? ""), linesOf(englishChange.values[list] ?? ""));
  const isOnlyMoved = hasNoNewText(area, english.words, englishChange.values);
  for (const language of languages) {
    const text = found.texts[language];
    if (language === defaultLanguage || !text) continue;
    const movedLists = lists.map((list) => [
      list,
      followOrder(linesOf(text.words[list] ?? ""), originsOf(list)).join("\n"),
    ]);
    const words: Values = { ...text.words, ...Object.fromEntries(movedLists) };
    const fields = lists.filter((list) => words[list] !== text.words[list]);
    const isCurrent = text.englishVersion === english.version;
    const englishVersion = isCurrent && isOnlyMoved ? english.version + 1 : text.englishVersion;
    const stored = { id, language, words, englishVersion, at };
    if (fields.length === 0) {
      if (englishVersion !== text.englishVersion) await storeEnglishVersion(trx, area, stored);
      continue;
    }
    await updateText(trx, area, stored, text.version);
    const before = {
      version: text.version,
      englishVersion: text.englishVersion,
      fields: text.words,
      at: text.updatedAt,
    };
    const part = { id, part: language, values: words, by, at };
    await storePartRevision(trx, area, part, text.version + 1, englishVersion, before);
    const change = { fields, before: text.version, after: text.version + 1 };
    await auditContent(trx, by, "content-changed", { kind: area.key, id }, now, language, change);
  }
}

/** True if every English text and line already existed before the change. */
function hasNoNewText(area: Area, before: Values, after: Values): boolean {
  const lists = new Set(listNames(area));
  return Object.keys(area.words).every((name) => {
    if (!lists.has(name)) return before[name] === after[name];
    const linesBefore = linesOf(before[name] ?? "");
    return linesOf(after[name] ?? "").every((line) => linesBefore.includes(line));
  });
}
