import type { Database, Queryable } from "#db/connection.server";
import type { Editor } from "~/features/audit/content-audit.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { serviceKeys } from "~/service-keys";
import {
  type CostWord,
  fieldsIn,
  isCurrency,
  PRICE_LIST,
  type PriceListRecord,
  rangeField,
} from "./costs";
import {
  holdPriceText,
  insertPriceText,
  priceRows,
  type Ranges,
  touchPriceList,
  updatePriceText,
} from "./price-rows.server";
import { type WordsStore, type WrittenWords, writeWords } from "./write-words.server";

/** The list for its editor; null for another id. */
export async function findPriceList(
  db: Queryable,
  id: string = PRICE_LIST,
): Promise<PriceListRecord | null> {
  if (id !== PRICE_LIST) return null;
  const { list, ranges, texts } = await priceRows(db);
  return {
    id,
    // the list is always public, even if empty
    status: "draft",
    sample: false,
    version: list.version,
    updatedAt: list.updated_at,
    texts: Object.fromEntries(
      texts.map(({ language, source, payers, ...text }) => [
        language,
        {
          language,
          words: {
            ...(language === defaultLanguage ? { ...fieldsOf(ranges), asOf: list.as_of } : {}),
            ...{ source, payers },
          },
          version: text.version,
          englishVersion: text.english_version,
          updatedAt: text.updated_at,
        },
      ]),
    ),
  };
}

/** Saves a language's page; the English one with the figures. */
export function writePriceList(
  db: Database,
  by: Editor,
  written: Omit<WrittenWords<string>, "recordId">,
  now: Date,
) {
  const change = { ...written, words: tidied(written.words), recordId: PRICE_LIST };
  return writeWords(db, by, storeFor(written.language), change, now);
}

function storeFor(language: Language): WordsStore<string, PriceListRecord> {
  return {
    kind: "costs",
    fields: fieldsIn(language),
    find: findPriceList,
    insert: (trx, text) => insertPriceText(trx, { ...text, words: wordsIn(text.words) }),
    update: (trx, text, seenVersion) =>
      updatePriceText(trx, { ...text, words: wordsIn(text.words) }, seenVersion),
    hold: holdPriceText,
    touch: (trx, _found, english, at) => {
      const figures = english && { asOf: english.asOf ?? "", ranges: rangesIn(english) };
      return touchPriceList(trx, figures, at);
    },
  };
}

function fieldsOf(ranges: Ranges): Record<string, string> {
  const fields = serviceKeys.flatMap((service) => {
    const range = ranges[service];
    return [
      [rangeField(service, "from"), range ? String(range.from) : ""],
      [rangeField(service, "to"), range ? String(range.to) : ""],
      [rangeField(service, "currency"), range?.currency ?? ""],
    ];
  });
  return Object.fromEntries(fields) as Record<string, string>;
}

/** Drops a currency without amounts. */
function tidied(words: Record<string, string>): Record<string, string> {
  const idle = serviceKeys
    .filter((service) => words[rangeField(service, "from")] === "")
    .map((service) => [rangeField(service, "currency"), ""]);
  return { ...words, ...Object.fromEntries(idle) };
}

function rangesIn(words: Record<string, string>): Ranges {
  const ranges: Ranges = {};
  for (const service of serviceKeys) {
    const from = words[rangeField(service, "from")] ?? "";
    const to = words[rangeField(service, "to")] ?? "";
    const currency = words[rangeField(service, "currency")] ?? "";
    if (from === "" || to === "" || !isCurrency(currency)) continue;
    ranges[service] = { currency, from: Number(from), to: Number(to) };
  }
  return ranges;
}

function wordsIn(words: Record<string, string>): Record<CostWord, string> {
  return { source: words.source ?? "", payers: words.payers ?? "" };
}
