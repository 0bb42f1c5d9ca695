import type { Generated } from "kysely";
import type { Lines, Words } from "../column-values";
import { type RecordRow, recordTable, type TextRow, textTable } from "./record-columns";

export interface TeamMembers extends RecordRow {
  position: number;
  picture_id: string | null;
  /** Spoken languages (ISO 639-1). */
  languages: Generated<Lines>;
}

export interface TeamMemberTexts extends TextRow {
  name: Words;
  role: Words;
  bio: Words;
}

export const team = {
  owner: "features/content/team",
  tables: {
    team_members: recordTable<TeamMembers>()({
      kept: { "who works here is published": ["languages"] },
      notPersonal: { "about the page": ["position", "picture_id"] },
    }),
    team_member_texts: textTable<TeamMemberTexts>()({
      kept: { "who works here is published": ["name", "role", "bio"] },
    }),
  },
};
