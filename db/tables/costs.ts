import type { Generated } from "kysely";
import type { Lines } from "../column-values";
import { type RecordRow, recordTable, type TextRow, textTable } from "./record-columns";

/** The table has one row, with id "1". */
export interface PriceList extends RecordRow {
  /**
   * Usual costs, one line for each service with a known price: `hotel-booking 20 90 USD`, in whole
   * units.
   */
  ranges: Generated<Lines>;
  /** The date of the figures, `2026-11-01`; empty if there are none. */
  as_of: Generated<string>;
}

export interface PriceListTexts extends TextRow {
  /** Source of the figures. */
  source: Generated<string>;
  /** Explains who pays the company. */
  payers: Generated<string>;
}

const OWN = "the company's own, for everybody";

export const costs = {
  owner: "features/content/costs",
  tables: {
    price_list: recordTable<PriceList>()({ notPersonal: { [OWN]: ["ranges", "as_of"] } }),
    price_list_texts: textTable<PriceListTexts>()({ notPersonal: { [OWN]: ["source", "payers"] } }),
  },
};
