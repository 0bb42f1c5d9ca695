import type { Queryable } from "#db/connection.server";
import { formatTravelDate } from "~/locales/format";
import { formatMoneyRange } from "~/locales/format-money";
import { inLanguage } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { translator } from "~/server/i18n.server";
import type { ServiceKey } from "~/service-keys";
import type { CostWord } from "./costs";
import { priceRows } from "./price-rows.server";

interface Said {
  text: string;
  /** Language of the words: English if the reader's is missing. */
  language: Language;
}

/** The owner's figures and words on costs, as texts; missing ones are left out. */
export interface Costs {
  /** "Usually US$18,000–25,000", by service; empty unless day and source are known. */
  ranges: Partial<Record<ServiceKey, string>>;
  /** "As of 1 November 2026. Source:", followed by `source`. */
  asOf: string | null;
  source: Said | null;
  /** Explains who pays the company. */
  payers: Said | null;
}

/** Usual costs of services, from the owner. Figures without day and source are hidden. */
export async function costsIn(db: Queryable, language: Language): Promise<Costs> {
  const { list, ranges, texts: rows } = await priceRows(db);
  const t = translator(language);
  const said = (word: CostWord): Said | null => {
    const written = rows.flatMap((row) =>
      row[word] ? [{ language: row.language, text: row[word] }] : [],
    );
    return inLanguage(written, language) ?? null;
  };
  const source = said("source");
  const isShown = list.as_of !== "" && source !== null && Object.keys(ranges).length > 0;
  const shown = Object.entries(ranges).map(([service, range]) => [
    service,
    t("costs.range", { range: formatMoneyRange(range, language) }),
  ]);
  return {
    ranges: isShown ? (Object.fromEntries(shown) as Costs["ranges"]) : {},
    asOf: isShown ? t("costs.ranges", { date: formatTravelDate(list.as_of, language) }) : null,
    source: isShown ? source : null,
    payers: said("payers"),
  };
}
