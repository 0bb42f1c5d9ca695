import { z } from "zod";
import {
  optionalLine,
  optionalText,
  requiredChoice,
  requiredLine,
} from "~/features/forms/fields.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { MEMBER_MAX } from "./team";

/** A version that nobody has seen conflicts with every other. */
const seenVersion = z.coerce.number().int().catch(-1);

const words = {
  name: optionalLine(MEMBER_MAX.name),
  role: optionalLine(MEMBER_MAX.role),
  bio: optionalText(MEMBER_MAX.bio),
};

/** A draft may have gaps; what it is called by must be there. */
const englishWords = { ...words, name: requiredLine("nameRequired", MEMBER_MAX.name) };

export const newMemberSchema = z.object({
  ...englishWords,
  /** Anything else than what a page makes counts as none. */
  formKey: z.string().max(64).nullable().catch(null).default(null),
});

/** What the page says of what the coordinator had before their eyes. */
const seenWords = {
  version: seenVersion,
  english: seenVersion,
  openedAt: z.iso.datetime().nullable().catch(null).default(null),
};

const englishSchema = z.object({ ...englishWords, ...seenWords });
const translationSchema = z.object({ ...words, ...seenWords });

export function wordsSchema(written: Language) {
  return written === defaultLanguage ? englishSchema : translationSchema;
}

export const publicationSchema = z.object({
  published: requiredChoice(["yes", "no"]),
  version: seenVersion,
  openedAt: seenWords.openedAt,
});

export const deletionSchema = z.object({ version: seenVersion });
