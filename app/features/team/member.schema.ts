import { z } from "zod";
import { optionalLine, optionalText, requiredLine } from "~/features/forms/fields.server";
import { writtenSpoken } from "~/features/spoken/spoken";
import { spokenBoxes, spokenOf } from "~/features/spoken/spoken.schema";
import { formKey, seenWords } from "~/features/worded-content/record.schema";
import { defaultLanguage, type Language } from "~/locales/languages";
import { MEMBER_MAX, type MemberWords, SPOKEN } from "./team";

const words = {
  name: optionalLine(MEMBER_MAX.name),
  role: optionalLine(MEMBER_MAX.role),
  bio: optionalText(MEMBER_MAX.bio),
};

/** A draft may have gaps; what it is called by must be there. */
const englishWords = { ...words, name: requiredLine("nameRequired", MEMBER_MAX.name) };

export const newMemberSchema = z.object({ ...englishWords, formKey });

const englishSchema = z.object({ ...englishWords, ...spokenBoxes, ...seenWords });
const translationSchema = z.object({ ...words, ...seenWords });

export function memberWordsSchema(written: Language) {
  return written === defaultLanguage ? englishSchema : translationSchema;
}

/** All that the form of a language says, as it is kept. */
export function writtenOf(
  { name, role, bio, ...boxes }: MemberWords & Parameters<typeof spokenOf>[0],
  written: Language,
): MemberWords & { [SPOKEN]?: string } {
  const words = { name, role, bio };
  if (written !== defaultLanguage) return words;
  return { ...words, [SPOKEN]: writtenSpoken(spokenOf(boxes)) };
}
