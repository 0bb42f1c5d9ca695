import { z } from "zod";
import {
  key,
  optionalChoice,
  optionalLine,
  optionalText,
  pageField,
  tickBox,
} from "~/features/forms/fields.server";
import { readDay } from "~/locales/typed-day";
import { acts } from "./act";
import { followUpChoices, MORNING, readClock } from "./follow-up";
import { statuses } from "./life";
import { hiddenFields, REASON_MAX } from "./reply.schema";

/** An answer is longer than a note. */
const WORDS_MAX = 5000;
const FOLLOW_UP_REASON_MAX = 200;

/** The versions and events on the coordinator's page when it was sent. */
export const seenFields = {
  /** An unreadable version conflicts with every other. */
  version: z.coerce.number().int().catch(0),
  /** The time the page was opened; the coordinator has not seen later changes. */
  openedAt: z.iso.datetime().nullable().catch(null).default(null),
};

/** The composer, its fields in the order of the page. */
export const actSchema = z.object({
  ...hiddenFields,
  did: optionalChoice(acts, "choiceUnknown"),
  /** Kept while the page is shown again; its own button fills it into the words. */
  template: optionalLine(100),
  words: optionalText(WORDS_MAX),
  /** Id of the person to whom an answer goes; empty: the writer. */
  mailTo: pageField(),
  /** The email carries the words too. */
  mailWords: tickBox(),
  /** The button that was pressed: open the next request, or stay here. */
  onward: z.enum(["next", "stay"]).catch("next"),
  /** A step that needs no reason. */
  next: optionalChoice(statuses, "choiceUnknown"),
  /** A move that needs a reason; it takes precedence over the step. */
  instead: optionalChoice(statuses, "choiceUnknown"),
  reason: optionalText(REASON_MAX),
  again: optionalChoice(followUpChoices, "choiceUnknown"),
  /** In Dhaka. A day without a choice is chosen. */
  againDay: readLine("", readDay, "dateInvalid"),
  againTime: readLine(MORNING, readClock, "timeInvalid"),
  againWhy: optionalLine(FOLLOW_UP_REASON_MAX),
  ...seenFields,
  /** The facts as the page showed them, as JSON. */
  seenFacts: z.string().catch(""),
  /** Id of the family's newest event on the page: empty for none, null if the form does not say. */
  lastFamilyEvent: z.string().max(64).nullable().catch(null).default(null),
  /** The answer to the question before the move. */
  confirmed: z.enum(["yes", "no", ""]).catch(""),
});

/** A short line. @param empty its value if nothing was typed */
function readLine(
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
