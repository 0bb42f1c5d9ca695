import type { Context } from "~/server/context";
import { CSRF_FIELD } from "~/server/csrf";
import { hasOwnToken, WRITER_FIELD } from "~/server/csrf.server";
import { isSigned, sign } from "~/server/signature.server";

/**
 * Says in a form for whom its page was written, so that what is sent after the session has run out is
 * kept for that person alone. It opens nothing, and is good with the token of the same browser only.
 *
 * @param token the browser's, as it stands in the same form
 */
export function writerToken({ env }: Pick<Context, "env">, userId: string, token: string): string {
  return `${userId}.${sign(env.sessionSecret, "form-writer", `${userId}:${token}`)}`;
}

/** For whom the page was written whose form this is; null where nothing proves it. */
export function writerOf(request: Request, fields: FormData, context: Context): string | null {
  const [writer, token] = [fields.get(WRITER_FIELD), fields.get(CSRF_FIELD)];
  if (typeof writer !== "string" || typeof token !== "string") return null;
  if (!hasOwnToken(request, fields, context)) return null;
  const [userId = "", signature = ""] = writer.split(".");
  const { sessionSecrets } = context.env;
  return isSigned(sessionSecrets, "form-writer", `${userId}:${token}`, signature) ? userId : null;
}
