import { z } from "zod";
import { seenFields } from "~/features/requests/act.schema";
import { deskShape } from "~/features/requests/fields.schema";
import { hiddenFields } from "~/features/requests/reply.schema";

/** The facts that a coordinator may correct. */
export const factsSchema = z.object({
  ...hiddenFields,
  ...deskShape(),
  version: seenFields.version,
});
