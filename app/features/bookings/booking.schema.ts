import { formSchema } from "~/features/requests/fields.schema";

export const bookingSchema = formSchema("booking");

/** "Call me back": a number alone, and a name if they like; afterwards, what has happened. */
export const callBackSchema = formSchema("call_back");
