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
  /** The language of the words: English where the reader's lacks them. */
  language: Language;
}

/** What the owner has entered of the costs, in finished words; each left out until it is there. */
export interface Costs {
  /** "Usually US$18,000–25,000", by service; empty unless their day and source are known too. */
  ranges: Partial<Record<ServiceKey, string>>;
  /** "As of 1 November 2026. Source:", followed by `source`. */
  asOf: string | null;
  source: Said | null;
  /** Who pays the company. */
  payers: Said | null;
}

/** What services usually cost, as the owner says it. A figure without day and source is not shown. */
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
