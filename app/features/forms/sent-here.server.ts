import type { Context } from "~/server/context";
import { readSignedCookie, setSignedCookie } from "~/server/cookies.server";

/** As long as somebody reads over what they have just sent, or reloads its page; a phone is lent. */
const SENT_SECONDS = 30 * 60;

/**
 * The cookie that has this browser shown what it sent, and nobody else.
 *
 * @param sent the number of a request, or the id of a story
 */
export function sentHereCookie(context: Context, sent: string): string {
  return setSignedCookie(context, "sent", sent, SENT_SECONDS);
}

/** A request's number or a story's id: the last that this browser sent, within the half hour. */
export function sentHere(request: Request, context: Context): string | null {
  return readSignedCookie(request, context, "sent");
}

/** True where this browser sent this request last, within the half hour. */
export function isSentHere(request: Request, context: Context, reference: string): boolean {
  return sentHere(request, context) === reference;
}
