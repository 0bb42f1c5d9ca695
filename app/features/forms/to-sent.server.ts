import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import type { TextKey } from "~/server/i18n.server";

/**
 * Redirects to the "sent" page, which shows a thank-you message.
 *
 * @param cookie `Set-Cookie` header that lets this browser see the sent answers
 */
export function redirectToSentPage(
  context: Context,
  path: string,
  { thanks, cookie }: { thanks: TextKey; cookie: string },
): Promise<Response> {
  // loads a whole document, because the page runs no JavaScript
  const headers = new Headers({ "X-Remix-Reload-Document": "true" });
  headers.append("Set-Cookie", cookie);
  return redirectWithToast(context, path, { key: thanks, variant: "success" }, headers);
}
