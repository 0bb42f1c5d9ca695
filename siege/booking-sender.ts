import { randomUUID } from "node:crypto";
import { parse } from "node-html-parser";
import { formValues } from "../tests/support/visitor";
import { type Answer, formPost, send } from "./requests";

/** An open form: its hidden fields, and the cookies that belong to them. */
export interface OpenForm {
  values: Record<string, string>;
  cookies: string;
}

/** A booking, and the site's answer to it. */
export interface SentBooking {
  key: string;
  email: string;
  fields: Record<string, string>;
  cookies: string;
  address: string;
  /** Null until it is acknowledged. */
  reference: string | null;
}

const REFERENCE = /SETU-[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** @throws Error if the page has no form */
export async function openForm(origin: string, path: string): Promise<OpenForm> {
  const { body, headers, status } = await send(origin, { path });
  const form = parse(body).querySelector("main form[method=post]");
  if (!form) throw new Error(`no form at ${path}: ${status}`);
  const cookies = (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]);
  return { values: formValues(form), cookies: cookies.join("; ") };
}

let bookingCount = 0;

/**
 * A booking of a new family with its own email, key and network: a flood from one network would get
 * no receipts.
 */
export function newBooking(form: OpenForm): SentBooking {
  bookingCount += 1;
  const key = randomUUID();
  const email = `family-${bookingCount}-${key.slice(0, 8)}@setu.example`;
  return {
    key,
    email,
    cookies: form.cookies,
    address: `10.${(bookingCount >> 8) & 255}.${bookingCount & 255}.7`,
    reference: null,
    fields: {
      ...form.values,
      submissionKey: key,
      fullName: "Rahima Begum",
      email,
      phoneNumber: "01712 345678",
      tellUsMore: `Stroke, three days ago. ${bookingCount}`,
    },
  };
}

/**
 * Sends a booking, perhaps again, and stores the reference from the answer.
 *
 * @throws Error if no answer comes
 */
export async function sendBooking(
  origin: string,
  booking: SentBooking,
  timeoutMs?: number,
): Promise<Answer> {
  const answer = await send(origin, { ...formPost(origin, "/booking", booking), timeoutMs });
  const reference = REFERENCE.exec(answer.headers.location ?? "")?.[0];
  if (answer.status === 303 && reference) booking.reference ??= reference;
  return answer;
}

/** The reference in a redirect; null in any other answer. */
export function referenceIn(answer: Answer): string | null {
  return answer.status === 303
    ? (REFERENCE.exec(answer.headers.location ?? "")?.[0] ?? null)
    : null;
}
