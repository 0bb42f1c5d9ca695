import type { Context } from "~/server/context";
import { CSRF_FIELD } from "~/server/csrf";
import { hasOwnToken, TOKEN_SECONDS, WRITER_FIELD } from "~/server/csrf.server";
import { openSigned, signed } from "~/server/signature.server";

/**
 * Signs the id of the person to whom a form is shown, so that a submission after the session ended is kept for
 * that person.
 *
 * @param token the CSRF token in the same form
 */
export function writerToken(
  context: Pick<Context, "env" | "now">,
  userId: string,
  token: string,
): string {
  return signed(context, `form-writer:${token}`, userId, TOKEN_SECONDS);
}

/** The id of the person to whom the form was shown; null if the signature does not prove it. */
export function writerOf(request: Request, fields: FormData, context: Context): string | null {
  const [writer, token] = [fields.get(WRITER_FIELD), fields.get(CSRF_FIELD)];
  if (typeof writer !== "string" || typeof token !== "string") return null;
  if (!hasOwnToken(request, fields, context)) return null;
  return openSigned(context, `form-writer:${token}`, writer);
}
