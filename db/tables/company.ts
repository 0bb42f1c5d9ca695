import type { Generated } from "kysely";
import type { Language } from "~/locales/languages";
import { table } from "../column-kinds";
import type { Flag, Lines, Timestamp, Version } from "../column-values";

/** One row, id 1. */
export interface Company {
  id: number;
  name: string;
  /** As the company is registered; null: the owner has not said. */
  legal_name: Generated<string | null>;
  /** E.164. */
  phone: string;
  whatsapp: string;
  email: string;
  /** Over HTTPS, to whatever map; null as above. */
  map_url: Generated<string | null>;
  facebook: string | null;
  youtube: string | null;
  instagram: string | null;
  sample: Flag;
  updated_at: Timestamp;
  version: Version;
}

export interface CompanyTexts {
  company_id: number;
  language: Language;
  address: string;
  /** Registration and licences, one on each line. */
  licences: Generated<Lines>;
  /** How the page about the company begins. */
  opening: Generated<string>;
  version: Version;
  /** The version of the English that the words were last held against. */
  english_version: Generated<number>;
  updated_at: Generated<Timestamp>;
}

export const company = {
  owner: "features/company",
  tables: {
    company: table<Company>()({
      notPersonal: {
        "the company's own, for everybody": [
          "id",
          "name",
          "legal_name",
          "phone",
          "whatsapp",
          "email",
          "map_url",
          "facebook",
          "youtube",
          "instagram",
          "sample",
          "updated_at",
          "version",
        ],
      },
      download: [],
    }),
    company_texts: table<CompanyTexts>()({
      notPersonal: {
        "the company's own, for everybody": [
          "company_id",
          "language",
          "address",
          "licences",
          "opening",
          "version",
          "english_version",
          "updated_at",
        ],
      },
      download: [],
    }),
  },
};
