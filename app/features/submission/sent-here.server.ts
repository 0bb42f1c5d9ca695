import type { Context } from "~/server/context";
import { readCookie, signedCookie } from "~/server/cookies.server";

/** As long as somebody reads over what they have just sent, or reloads its page; a phone is lent. */
const SENT_SECONDS = 30 * 60;

/**
 * The cookie that has this browser shown what it sent, and nobody else.
 *
 * @param sent the number of a request, or the id of a story
 */
export function sentHereCookie(context: Context, sent: string): Promise<string> {
  return signedCookie(context, "sent", SENT_SECONDS).serialize(sent);
}

/** What this browser has sent last, some minutes ago: a request's number or a story's id; else null. */
export async function sentHere(request: Request, context: Context): Promise<string | null> {
  if (readCookie(request, context, "sent") === null) return null;
  const sent: unknown = await signedCookie(context, "sent").parse(request.headers.get("Cookie"));
  return typeof sent === "string" ? sent : null;
}

/** Whether the request of this number was the last that this browser sent, some minutes ago. */
export async function isSentHere(
  request: Request,
  context: Context,
  reference: string,
): Promise<boolean> {
  return (await sentHere(request, context)) === reference;
}
