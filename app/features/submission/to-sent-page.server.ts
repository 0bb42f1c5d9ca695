import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import type { TextKey } from "~/server/i18n.server";

/** On to the page that says what has arrived, with thanks. */
export function toSentPage(context: Context, path: string, thanks: TextKey): Promise<Response> {
  // the page runs no script, so a script must not draw it either
  const headers = new Headers({ "X-Remix-Reload-Document": "true" });
  return redirectWithToast(context, path, { key: thanks, variant: "success" }, headers);
}
