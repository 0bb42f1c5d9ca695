import { z } from "zod";
import { seenFields } from "~/features/requests/act.schema";
import { hiddenFields } from "~/features/requests/reply.schema";
import { bookingSchema } from "./booking.schema";

/** What a coordinator may put right: all but the family's own words. */
export const factsSchema = z.object({
  ...hiddenFields,
  ...bookingSchema.omit({ tellUsMore: true }).shape,
  version: seenFields.version,
});
