import type { Context } from "~/server/context";
import { readSignedCookie, setSignedCookie } from "~/server/cookies.server";

/** Time in which the sent answers stay visible; short because phones are shared. */
const SENT_SECONDS = 30 * 60;

/** Cookie that shows this browser the story it sent. */
export function sentStoryCookie(context: Context, story: string): string {
  return setSignedCookie(context, "sent", story, SENT_SECONDS);
}

/** Id of the story that this browser sent last, within half an hour. */
export function lastSentStory(request: Request, context: Context): string | null {
  return readSignedCookie(request, context, "sent");
}
