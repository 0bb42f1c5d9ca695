import { z } from "zod";
import { optionalEmail, optionalLine } from "~/features/forms/fields.server";
import { seenFields } from "~/features/requests/act.schema";
import { hiddenFields } from "~/features/requests/reply.schema";
import { bookingSchema, NAME_MAX } from "./booking.schema";

/** What a coordinator may put right: all but the family's own words. */
export const factsSchema = z.object({
  ...hiddenFields,
  ...bookingSchema.omit({ tellUsMore: true }).shape,
  // who asked to be called back has left a number alone
  fullName: optionalLine(NAME_MAX),
  email: optionalEmail(),
  version: seenFields.version,
});
