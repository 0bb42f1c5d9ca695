import { z } from "zod";
import { optionalText, requiredChoice } from "~/features/forms/fields.server";
import { channels } from "./history";

/** What a coordinator writes into a history, at most. */
export const REASON_MAX = 2000;

/** What the pages add to each form about a request. */
export const hiddenFields = {
  /** Anything else than what a page makes counts as none. */
  formKey: z.string().max(64).nullable().catch(null).default(null),
};

export const replySchema = z.object({
  ...hiddenFields,
  channel: requiredChoice(channels),
  note: optionalText(REASON_MAX),
});
