import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import type { TextKey } from "~/server/i18n.server";
import { sentHereCookie } from "./sent-here.server";

/**
 * On to the page that says what has arrived, with thanks.
 *
 * @param sent the number of the request, or the story's id, so that this browser is shown what it sent
 */
export function toSentPage(
  context: Context,
  path: string,
  { thanks, sent }: { thanks: TextKey; sent: string },
): Promise<Response> {
  // the page runs no script, so a script must not draw it either
  const headers = new Headers({ "X-Remix-Reload-Document": "true" });
  headers.append("Set-Cookie", sentHereCookie(context, sent));
  return redirectWithToast(context, path, { key: thanks, variant: "success" }, headers);
}
