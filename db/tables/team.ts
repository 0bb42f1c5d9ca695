import type { Generated } from "kysely";
import type { Language } from "~/locales/languages";
import type { TableColumns } from "../column-kinds";
import type { Flag, Timestamp, Version } from "../column-values";

export interface TeamMembers {
  id: string;
  /** What a release before drew; nothing writes it any more. */
  photo: string | null;
  picture_id: string | null;
  /** ISO 639-1, with commas between; null: nobody has said. */
  spoken_languages: Generated<string | null>;
  position: number;
  status: "draft" | "published";
  sample: Flag;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Counts the changes of words and status, not of the place in the order. */
  version: Version;
  /** When it was put into the bin; null: it is not there. */
  deleted_at: Generated<Timestamp | null>;
}

export interface TeamMemberTexts {
  member_id: string;
  language: Language;
  name: string;
  role: string;
  bio: string;
  /** Counts the changes of these words. */
  version: Version;
  /** The version of the English that these words were last held against; English has its own. */
  english_version: Version;
  updated_at: Timestamp;
}

export const teamColumns = {
  team_members: {
    kept: { "who works here is published": ["photo", "spoken_languages"] },
    notPersonal: {
      "about the page": [
        "id",
        "position",
        "status",
        "sample",
        "created_at",
        "updated_at",
        "version",
        "deleted_at",
        "picture_id",
      ],
    },
    download: [],
    ends: "publication",
  },
  team_member_texts: {
    kept: { "who works here is published": ["name", "role", "bio"] },
    notPersonal: {
      "about the page": ["member_id", "language", "version", "english_version", "updated_at"],
    },
    download: [],
    ends: "publication",
  },
} as const satisfies {
  team_members: TableColumns<TeamMembers>;
  team_member_texts: TableColumns<TeamMemberTexts>;
};
