import type { Language } from "~/locales/languages";
import { table } from "../column-kinds";
import type { Timestamp, Version } from "../column-values";

/** One row, id 1. */
export interface PriceList {
  id: number;
  /** The day to which the ranges are true, `2026-11-01`; empty while there are none. */
  as_of: string;
  version: Version;
  updated_at: Timestamp;
}

/** What a service usually costs; one of which the owner says nothing has no row. */
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
  /** Where the ranges are from. */
  source: string;
  /** Who pays the company. */
  payers: string;
  version: Version;
  /** The version of the English that the words were last held against. */
  english_version: Version;
  updated_at: Timestamp;
}

export const costs = {
  owner: "features/costs",
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
