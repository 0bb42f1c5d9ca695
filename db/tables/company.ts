import type { Generated } from "kysely";
import type { Lines } from "../column-values";
import { type RecordRow, recordTable, type TextRow, textTable } from "./record-columns";

/** One row, id "1". */
export interface Company extends RecordRow {
  name: string;
  /** As the company is registered; empty: the owner has not said. */
  legal_name: Generated<string>;
  /** E.164. */
  phone: string;
  whatsapp: string;
  email: string;
  /** Over HTTPS, to whatever map; empty as above. */
  map: Generated<string>;
  facebook: Generated<string>;
  youtube: Generated<string>;
  instagram: Generated<string>;
}

export interface CompanyTexts extends TextRow {
  address: Generated<string>;
  /** Registration and licences, one on each line. */
  licences: Generated<Lines>;
  /** How the page about the company begins. */
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
