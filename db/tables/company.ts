import type { Generated } from "kysely";
import type { Lines } from "../column-values";
import { type RecordRow, recordTable, type TextRow, textTable } from "./record-columns";

/** The table has one row, with id "1". */
export interface Company extends RecordRow {
  name: string;
  /** Registered name; empty until the owner enters it. */
  legal_name: Generated<string>;
  /** E.164. */
  phone: string;
  whatsapp: string;
  email: string;
  /** HTTPS link to any map; empty until the owner enters it. */
  map: Generated<string>;
  facebook: Generated<string>;
  youtube: Generated<string>;
  instagram: Generated<string>;
}

export interface CompanyTexts extends TextRow {
  address: Generated<string>;
  /** Registration and licences, one on each line. */
  licences: Generated<Lines>;
  /** Introduction on the page about the company. */
  opening: Generated<string>;
}

const OWN = "the company's own, for everybody";

export const company = {
  owner: "features/content/company",
  tables: {
    company: recordTable<Company>()({
      notPersonal: {
        [OWN]: [
          "name",
          "legal_name",
          "phone",
          "whatsapp",
          "email",
          "map",
          "facebook",
          "youtube",
          "instagram",
        ],
      },
    }),
    company_texts: textTable<CompanyTexts>()({
      notPersonal: { [OWN]: ["address", "licences", "opening"] },
    }),
  },
};
