import { z } from "zod";
import {
  hiddenField,
  key,
  optionalChoice,
  optionalLine,
  optionalText,
  tickBox,
} from "~/features/forms/fields.server";
import { readDay } from "~/locales/typed-day";
import { acts } from "./act";
import { followUpChoices, MORNING, readFollowUpTime } from "./follow-up";
import { statuses } from "./life";
import { hiddenFields, REASON_MAX } from "./reply.schema";

/** Long enough for an answer; a note is shorter. */
const WORDS_MAX = 5000;
const FOLLOW_UP_REASON_MAX = 200;

/** Hidden fields: the state that the coordinator's page showed, to detect later changes. */
export const seenFields = {
  /** An unreadable version conflicts with every other. */
  version: z.coerce.number().int().catch(0),
  /** Time at which the page was opened; the coordinator has not seen later changes. */
  openedAt: z.iso.datetime().nullable().catch(null).default(null),
};

/** Fields of the composer, in the order of the page. */
export const actSchema = z.object({
  ...hiddenFields,
  did: optionalChoice(acts, "choiceUnknown"),
  /** The chosen reply template; a separate button inserts it into `words`. */
  template: optionalLine(100),
  words: optionalText(WORDS_MAX),
  /** Id of the person who gets the answer; if empty, the writer gets it. */
  mailTo: hiddenField(),
  /** True if the email includes the text of the answer. */
  mailWords: tickBox(),
  /** The button that was pressed: it opens the next request or stays on this one. */
  onward: z.enum(["next", "stay"]).catch("next"),
  /** A move that needs no reason. */
  next: optionalChoice(statuses, "choiceUnknown"),
  /** A move that needs a reason; it takes precedence over `next`. */
  instead: optionalChoice(statuses, "choiceUnknown"),
  reason: optionalText(REASON_MAX),
  again: optionalChoice(followUpChoices, "choiceUnknown"),
  /** A day in Dhaka; if no choice is selected, a filled-in day counts as the choice `date`. */
  againDay: parsedLine("", readDay, "dateInvalid"),
  againTime: parsedLine(MORNING, readFollowUpTime, "timeInvalid"),
  againWhy: optionalLine(FOLLOW_UP_REASON_MAX),
  ...seenFields,
  /** The facts as the page showed them, as JSON. */
  seenFacts: z.string().catch(""),
  /** Id of the family's newest event on the page: empty if there is none, null if the form lacks the field. */
  lastFamilyEvent: z.string().max(64).nullable().catch(null).default(null),
  /** The answer to the confirmation question of a move; empty before it is asked. */
  confirmed: z.enum(["yes", "no", ""]).catch(""),
});

/** A short text field. @param empty its value if the field is empty */
function parsedLine(
  empty: string,
  read: (typed: string) => string | null,
  error: Parameters<typeof key>[0],
) {
  return optionalLine(40).transform((typed, context) => {
    const value = typed === "" ? empty : read(typed);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: key(error) });
    return z.NEVER;
  });
}
