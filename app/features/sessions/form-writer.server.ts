import type { Context } from "~/server/context";
import { CSRF_FIELD } from "~/server/csrf";
import { hasOwnToken, TOKEN_SECONDS, WRITER_FIELD } from "~/server/csrf.server";
import { openSigned, signed } from "~/server/signature.server";

/**
 * Says in a form for whom its page was written, so that what is sent after the session has run out is
 * kept for that person alone. It opens nothing, and is good with the token of the same browser only.
 *
 * @param token the browser's, as it stands in the same form
 */
export function writerToken(
  context: Pick<Context, "env" | "now">,
  userId: string,
  token: string,
): string {
  return signed(context, `form-writer:${token}`, userId, TOKEN_SECONDS);
}

/** For whom the page was written whose form this is; null where nothing proves it. */
export function writerOf(request: Request, fields: FormData, context: Context): string | null {
  const [writer, token] = [fields.get(WRITER_FIELD), fields.get(CSRF_FIELD)];
  if (typeof writer !== "string" || typeof token !== "string") return null;
  if (!hasOwnToken(request, fields, context)) return null;
  return openSigned(context, `form-writer:${token}`, writer);
}
