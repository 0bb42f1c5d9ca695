import type { Queryable } from "#db/connection.server";
import { formatTravelDate } from "~/locales/format";
import { inLanguage } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { translator } from "~/server/i18n.server";
import type { ServiceKey } from "~/service-keys";
import { ONLY_RECORD } from "../engine/area.server";
import { rangeText } from "../engine/list-kinds.server";
import { rangesIn } from "../engine/ranges";
import { findRecord } from "../engine/store.server";
import { costs } from "./area.server";

interface OwnerText {
  text: string;
  /** The language of the texts, which is English if the reader's language is missing. */
  language: Language;
}

/** The owner's figures and texts about costs, formatted for display. Missing ones are left out. */
export interface Costs {
  /** Texts such as "Usually US$18,000–25,000", by service; empty unless the date and source are known. */
  ranges: Partial<Record<ServiceKey, string>>;
  /** Text such as "As of 1 November 2026. Source:"; `source` follows it. */
  asOf: string | null;
  source: OwnerText | null;
  /** Explains who pays the company. */
  payers: OwnerText | null;
}

/** The usual costs of services, from the site's owner. Figures are hidden without a date and a source. */
export async function costsIn(db: Queryable, language: Language): Promise<Costs> {
  const found = await findRecord(db, costs, ONLY_RECORD);
  if (!found) throw new Error("The row of the costs is missing");
  const { as_of = "", ranges = "" } = found.facts;
  const t = translator(language);
  const ownerText = (word: "source" | "payers"): OwnerText | null => {
    const ownerTexts = Object.values(found.texts).map((text) => ({
      language: text.language,
      text: text.words[word] ?? "",
    }));
    return (
      inLanguage(
        ownerTexts.filter(({ text }) => text !== ""),
        language,
      ) ?? null
    );
  };
  const source = ownerText("source");
  const isShown = as_of !== "" && source !== null && ranges !== "";
  const rangeTexts = rangesIn(ranges).map(({ key, ...range }) => [
    key,
    t("costs.range", { range: rangeText(range, language) }),
  ]);
  return {
    ranges: isShown ? (Object.fromEntries(rangeTexts) as Costs["ranges"]) : {},
    asOf: isShown ? t("costs.ranges", { date: formatTravelDate(as_of, language) }) : null,
    source: isShown ? source : null,
    payers: ownerText("payers"),
  };
}
