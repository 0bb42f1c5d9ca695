import type { Language } from "~/locales/languages";
import { table } from "../column-kinds";
import type { Timestamp, Version } from "../column-values";

/** One row, id 1. */
export interface PriceList {
  id: number;
  /** The day of the figures, `2026-11-01`; empty without figures. */
  as_of: string;
  version: Version;
  updated_at: Timestamp;
}

/** Usual cost of a service; a service without a figure has no row. */
export interface PriceRanges {
  /** Its key, `icu-air-ambulance`. */
  service: string;
  /** ISO 4217. */
  currency: string;
  /** Whole units of the currency. */
  from_amount: number;
  to_amount: number;
}

export interface PriceListTexts {
  list_id: number;
  language: Language;
  /** Source of the figures. */
  source: string;
  /** Explains who pays the company. */
  payers: string;
  version: Version;
  /** Version of the English words that these were last compared with. */
  english_version: Version;
  updated_at: Timestamp;
}

export const costs = {
  owner: "features/content/costs",
  tables: {
    price_list: table<PriceList>()({
      notPersonal: { "the company's own, for everybody": ["id", "as_of", "version", "updated_at"] },
      download: [],
    }),
    price_ranges: table<PriceRanges>()({
      notPersonal: {
        "the company's own, for everybody": ["service", "currency", "from_amount", "to_amount"],
      },
      download: [],
    }),
    price_list_texts: table<PriceListTexts>()({
      notPersonal: {
        "the company's own, for everybody": [
          "list_id",
          "language",
          "source",
          "payers",
          "version",
          "english_version",
          "updated_at",
        ],
      },
      download: [],
    }),
  },
};
