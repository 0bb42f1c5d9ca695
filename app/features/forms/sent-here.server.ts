import type { Context } from "~/server/context";
import { readSignedCookie, setSignedCookie } from "~/server/cookies.server";

/** Time for reading over what was sent; kept short because phones are shared. */
const SENT_SECONDS = 30 * 60;

/** Cookie that shows this browser what it sent. @param sent reference of a request, or id of a story */
export function sentHereCookie(context: Context, sent: string): string {
  return setSignedCookie(context, "sent", sent, SENT_SECONDS);
}

/** The reference or story id that this browser sent last, within half an hour. */
export function lastSentHere(request: Request, context: Context): string | null {
  return readSignedCookie(request, context, "sent");
}

/** True if this browser sent this request last, within half an hour. */
export function isSentHere(request: Request, context: Context, reference: string): boolean {
  return lastSentHere(request, context) === reference;
}
