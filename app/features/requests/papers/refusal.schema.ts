import { z } from "zod";
import { hiddenField, optionalText, requiredChoice } from "~/features/forms/fields.server";
import { hiddenFields } from "../reply.schema";

/** Why a document is refused. */
export const refusalReasons = ["cut", "blurred", "ends", "wrong", "missing", "other"] as const;

/** Short enough for a list on a phone. */
const WORDS_MAX = 500;

export const refusalSchema = z.object({
  ...hiddenFields,
  /** Stamp of the document as the page showed it. */
  seen: hiddenField(),
  /** The page to which the browser returns; `request` is the request's own page. */
  from: hiddenField(),
  why: requiredChoice(refusalReasons),
  words: optionalText(WORDS_MAX),
});
