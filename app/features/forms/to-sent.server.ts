import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import type { TextKey } from "~/server/i18n.server";
import { sentHereCookie } from "./sent-here.server";

/**
 * Redirects to the "sent" page with thanks.
 *
 * @param sent reference of the request or id of the story, which this browser may then see
 */
export function toSentPage(
  context: Context,
  path: string,
  { thanks, sent }: { thanks: TextKey; sent: string },
): Promise<Response> {
  // loads a document, because the page runs no script
  const headers = new Headers({ "X-Remix-Reload-Document": "true" });
  headers.append("Set-Cookie", sentHereCookie(context, sent));
  return redirectWithToast(context, path, { key: thanks, variant: "success" }, headers);
}
