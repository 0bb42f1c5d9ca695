import { z } from "zod";
import { optionalChoice, optionalText } from "~/features/forms/fields.server";
import { acts } from "./act";
import { statuses } from "./life";
import { hiddenFields, REASON_MAX } from "./reply.schema";

/** An email is longer than a note. */
const WORDS_MAX = 5000;

/** The versions and events that the coordinator had on the page. */
export const seenFields = {
  /** A version that nobody has seen conflicts with every other. */
  version: z.coerce.number().int().catch(0),
  /** When the page was opened: what happened since is what the coordinator has not seen. */
  openedAt: z.iso.datetime().nullable().catch(null).default(null),
};

/** The composer, its fields in the order of the page. */
export const actSchema = z.object({
  ...hiddenFields,
  did: optionalChoice(acts, "choiceUnknown"),
  words: optionalText(WORDS_MAX),
  /** The button that was pressed: open the next request, or stay here. */
  onward: z.enum(["next", "stay"]).catch("next"),
  /** A step that needs no reason. */
  next: optionalChoice(statuses, "choiceUnknown"),
  /** Another move; it goes before the step. */
  instead: optionalChoice(statuses, "choiceUnknown"),
  /** Why something was done, for the other coordinators. */
  reason: optionalText(REASON_MAX),
  ...seenFields,
  /** The newest entry of the family that stood on the page, empty for none; null: the form does not tell. */
  heard: z.string().max(64).nullable().catch(null).default(null),
  /** The answer to the question before the move. */
  confirmed: z.enum(["yes", "no", ""]).catch(""),
});
