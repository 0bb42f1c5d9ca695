import type { ContentArea } from "~/features/audit/content-area.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { fieldLabels } from "./cost-labels.server";
import { fieldsIn } from "./costs";
import { findPriceList, writePriceList } from "./price-list.server";
import { revisedText } from "./write-words.server";

/** The price list for revisions. It is never deleted. */
export const costsArea: ContentArea = {
  kind: "costs",
  hasLanguages: true,
  labels: fieldLabels,
  find: async (db, id, language) => {
    const list = await findPriceList(db, id);
    if (!list) return null;
    const words = Object.values(list.texts).map(
      (text) => [text.language as Language | null, revisedText(text)] as const,
    );
    return { name: texts(language).costEditing.title, words: new Map(words) };
  },
  putBack: async (db, by, { recordId, ...change }, now) => {
    if (!(await findPriceList(db, recordId))) return "missing";
    const language = change.language ?? defaultLanguage;
    const { fields, englishVersion, seenVersion } = change;
    const words = Object.fromEntries(fieldsIn(language).map((name) => [name, fields[name] ?? ""]));
    const written = {
      ...{ language, words, seenVersion, seenEnglish: englishVersion },
      kind: "content-reverted",
    } as const;
    return (await writePriceList(db, by, written, now)).outcome;
  },
};
