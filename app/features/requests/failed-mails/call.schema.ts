import { z } from "zod";
import { optionalText } from "~/features/forms/fields.server";
import { hiddenFields, REASON_MAX } from "../reply.schema";

export const callSchema = z.object({ ...hiddenFields, note: optionalText(REASON_MAX) });
