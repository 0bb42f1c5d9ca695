import { z } from "zod";
import {
  optionalPhone,
  requiredEmail,
  requiredLine,
  requiredText,
} from "~/features/forms/fields.server";
import type { MessageInput } from "./message";

const NAME_MAX = 120;
const MESSAGE_MAX = 5000;

/** The contact form, its fields in the order of the page. */
export const messageSchema = z.object({
  name: requiredLine("nameRequired", NAME_MAX),
  email: requiredEmail("emailRequired", "emailInvalid"),
  phone: optionalPhone(),
  message: requiredText("messageRequired", MESSAGE_MAX),
}) satisfies z.ZodType<MessageInput>;
