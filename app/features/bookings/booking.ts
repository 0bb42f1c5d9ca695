import type { Facts } from "~/features/requests/facts";

/**
 * Whether what a family wrote in a booking was erased. Its number tells: it is never left out, as name
 * and email are by who asks to be called back.
 */
export function isErased({ phoneNumber }: { phoneNumber: string }): boolean {
  return phoneNumber === "";
}

/** What a family said. `callBack`: it is a number alone, left to be called. */
export type BookingAnswers = Facts & { callBack: boolean };
