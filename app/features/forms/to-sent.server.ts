import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import type { TextKey } from "~/server/i18n.server";

/**
 * Redirects to the "sent" page with thanks.
 *
 * @param cookie `Set-Cookie` header by which this browser may see what it sent
 */
export function toSentPage(
  context: Context,
  path: string,
  { thanks, cookie }: { thanks: TextKey; cookie: string },
): Promise<Response> {
  // loads a document, because the page runs no script
  const headers = new Headers({ "X-Remix-Reload-Document": "true" });
  headers.append("Set-Cookie", cookie);
  return redirectWithToast(context, path, { key: thanks, variant: "success" }, headers);
}
