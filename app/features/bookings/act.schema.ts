import { z } from "zod";
import { optionalChoice } from "~/features/forms/fields.server";
import { actFields, heardField, reasonField, seenFields } from "~/features/requests/act.schema";
import { statuses } from "./statuses";

/** A booking's composer, its fields in the order of the page. */
export const bookingActSchema = z.object({
  ...actFields,
  /** A step that needs no reason. */
  next: optionalChoice(statuses, "choiceUnknown"),
  /** Another move; it goes before the step. */
  instead: optionalChoice(statuses, "choiceUnknown"),
  reason: reasonField,
  ...seenFields,
  heard: heardField,
  /** What was answered when the move was asked about once more. */
  confirmed: z.enum(["yes", "no", ""]).catch(""),
});
