import type { Language } from "~/locales/languages";
import type { TableColumns } from "../column-kinds";
import type { Flag, Lines, Timestamp, Version } from "../column-values";

export interface TeamMembers {
  id: string;
  status: "draft" | "published";
  sample: Flag;
  /** Counts the changes of words, facts and status, not of the place in the order. */
  version: Version;
  facts_version: Version;
  /** The facts, folded, for the list's search. */
  search_text: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** When it was put into the bin; null: it is not there. */
  deleted_at: Timestamp | null;
  position: number;
  picture_id: string | null;
  /** Languages they speak (ISO 639-1). */
  languages: Lines;
}

export interface TeamMemberTexts {
  record_id: string;
  language: Language;
  /** Counts the changes of these words. */
  version: Version;
  /** The version of the English that these words were last held against; English has its own. */
  english_version: Version;
  /** The words, folded, for the list's search. */
  search_text: string;
  updated_at: Timestamp;
  name: string;
  role: string;
  bio: string;
}

export const teamColumns = {
  team_members: {
    kept: { "who works here is published": ["languages", "search_text"] },
    notPersonal: {
      "about the page": [
        "id",
        "status",
        "sample",
        "version",
        "facts_version",
        "created_at",
        "updated_at",
        "deleted_at",
        "position",
        "picture_id",
      ],
    },
    download: [],
    ends: "publication",
  },
  team_member_texts: {
    kept: { "who works here is published": ["name", "role", "bio", "search_text"] },
    notPersonal: {
      "about the page": ["record_id", "language", "version", "english_version", "updated_at"],
    },
    download: [],
    ends: "publication",
  },
} as const satisfies {
  team_members: TableColumns<TeamMembers>;
  team_member_texts: TableColumns<TeamMemberTexts>;
};
