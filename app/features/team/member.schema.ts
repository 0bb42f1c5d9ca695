import { z } from "zod";
import { optionalLine, optionalText, requiredLine } from "~/features/forms/fields.server";
import { formKey, seenWords } from "~/features/worded-content/record.schema";
import { defaultLanguage, type Language } from "~/locales/languages";
import { MEMBER_MAX } from "./team";

const words = {
  name: optionalLine(MEMBER_MAX.name),
  role: optionalLine(MEMBER_MAX.role),
  bio: optionalText(MEMBER_MAX.bio),
};

/** A draft may have gaps; what it is called by must be there. */
const englishWords = { ...words, name: requiredLine("nameRequired", MEMBER_MAX.name) };

export const newMemberSchema = z.object({ ...englishWords, formKey });

const englishSchema = z.object({ ...englishWords, ...seenWords });
const translationSchema = z.object({ ...words, ...seenWords });

export function memberWordsSchema(written: Language) {
  return written === defaultLanguage ? englishSchema : translationSchema;
}
