import { recordPaths, type WordsArea } from "~/dashboard/words-editor.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { texts } from "~/server/i18n.server";
import { memberWordsSchema } from "../member.schema";
import { spokenBeside } from "../spoken-beside.server";
import { type MemberField, memberFields } from "../team";

/** What the editor says of a member's words. */
export const memberWordsArea = {
  path: "team-member",
  title: (language) => texts(language).team.title,
  fields: memberFields,
  labels: (language) => texts(language).team.fields,
  hints: (language) => texts(language).team.hints,
  sizes: { bio: "text" },
  besides: spokenBeside,
  rules: (written) => formRulesOf(memberWordsSchema(written)),
} as const satisfies WordsArea<MemberField>;

export const teamPaths = recordPaths(memberWordsArea.path);
