import type { Context } from "~/server/context";
import { CSRF_FIELD } from "~/server/csrf";
import { hasOwnToken, TOKEN_SECONDS, WRITER_FIELD } from "~/server/csrf.server";
import { openSigned, signed } from "~/server/signature.server";

/**
 * Signs who a form's page was made for, so that a late submission is kept for that person.
 *
 * @param token the browser's CSRF token in the same form
 */
export function writerToken(
  context: Pick<Context, "env" | "now">,
  userId: string,
  token: string,
): string {
  return signed(context, `form-writer:${token}`, userId, TOKEN_SECONDS);
}

/** The person a form's page was made for; null if unproven. */
export function writerOf(request: Request, fields: FormData, context: Context): string | null {
  const [writer, token] = [fields.get(WRITER_FIELD), fields.get(CSRF_FIELD)];
  if (typeof writer !== "string" || typeof token !== "string") return null;
  if (!hasOwnToken(request, fields, context)) return null;
  return openSigned(context, `form-writer:${token}`, writer);
}
