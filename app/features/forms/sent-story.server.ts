import type { Context } from "~/server/context";
import { readSignedCookie, setSignedCookie } from "~/server/cookies.server";

/** Time for which the sent answers stay visible; it is short, because families share phones. */
const SENT_SECONDS = 30 * 60;

/** The `Set-Cookie` header that lets this browser see the story that it has sent. */
export function sentStoryCookie(context: Context, story: string): string {
  return setSignedCookie(context, "sent", story, SENT_SECONDS);
}

/** Id of the last story that this browser has sent within the last half hour; null if there is none. */
export function lastSentStory(request: Request, context: Context): string | null {
  return readSignedCookie(request, context, "sent");
}
