import type { Facts } from "~/features/requests/facts";

/**
 * Whether what a family wrote in a booking was erased. Its number tells: it is never left out, as name
 * and email are by who asks to be called back.
 */
export function isErased({ phoneNumber }: { phoneNumber: string }): boolean {
  return phoneNumber === "";
}

/** A family's answers. `callBack`: only a number to call was left. */
export type BookingAnswers = Facts & { callBack: boolean };
