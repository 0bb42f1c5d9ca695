import { formSchema } from "~/features/requests/fields.schema";

/** The contact form. */
export const messageSchema = formSchema("message");
