import { z } from "zod";
import { optionalText, requiredChoice, requiredText } from "~/features/forms/fields.server";
import { hiddenFields, REASON_MAX } from "~/features/requests/reply.schema";
import { statuses } from "./statuses";

export const moveSchema = z.object({
  ...hiddenFields,
  to: requiredChoice(statuses),
  reason: optionalText(REASON_MAX),
  /** A version that nobody has seen conflicts with every other. */
  version: z.coerce.number().int().catch(0),
  /** When the page was opened: what happened since is what the coordinator has not seen. */
  openedAt: z.iso.datetime().nullable().catch(null).default(null),
});

export const noteSchema = z.object({
  ...hiddenFields,
  note: requiredText("required", REASON_MAX),
});
