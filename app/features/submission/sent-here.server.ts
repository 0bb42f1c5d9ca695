import type { Context } from "~/server/context";
import { readCookie, signedCookie } from "~/server/cookies.server";

/** As long as somebody reads over what they have just sent, or reloads its page; a phone is lent. */
const SENT_SECONDS = 30 * 60;

/** The cookie that has this browser shown what it sent under the number, and nobody else. */
export function sentHereCookie(context: Context, reference: string): Promise<string> {
  return signedCookie(context, "sent", SENT_SECONDS).serialize(reference);
}

/** Whether the request of this number was the last that this browser sent, some minutes ago. */
export async function isSentHere(
  request: Request,
  context: Context,
  reference: string,
): Promise<boolean> {
  if (readCookie(request, context, "sent") === null) return false;
  const sent: unknown = await signedCookie(context, "sent").parse(request.headers.get("Cookie"));
  return sent === reference;
}
