import { z } from "zod";
import { optionalText, requiredChoice, requiredText } from "~/features/forms/fields.server";
import { channels } from "./history";
import { statuses } from "./statuses";

const REASON_MAX = 2000;

/** What the pages add to each form of a booking. */
const hidden = {
  /** Anything else than what a page makes counts as none. */
  formKey: z.string().max(64).nullable().catch(null).default(null),
};

export const moveSchema = z.object({
  ...hidden,
  to: requiredChoice(statuses),
  reason: optionalText(REASON_MAX),
  /** A version that nobody has seen conflicts with every other. */
  version: z.coerce.number().int().catch(0),
  /** When the page was opened: what happened since is what the coordinator has not seen. */
  openedAt: z.iso.datetime().nullable().catch(null).default(null),
});

export const replySchema = z.object({
  ...hidden,
  channel: requiredChoice(channels),
  note: optionalText(REASON_MAX),
});

export const noteSchema = z.object({
  ...hidden,
  note: requiredText("required", REASON_MAX),
});
