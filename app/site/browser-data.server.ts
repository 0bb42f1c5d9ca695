import { personOf } from "~/features/sessions/guards.server";
import type { Context } from "~/server/context";
import { CSRF_FIELD } from "~/server/csrf";
import { csrfToken } from "~/server/csrf.server";
import { takeFlash } from "~/server/flash.server";
import { languageOf } from "~/server/i18n.server";
import type { ToastMessage } from "~/ui/toast/toast-message";

/** Data of this browser; empty when rendering for the page cache. */
export async function browserData(request: Request, context: Context, headers: Headers) {
  if (context.isForCache) return { csrf: "", toast: null, person: null };
  const csrf = csrfToken(request, context);
  if (csrf.cookie) headers.append("Set-Cookie", csrf.cookie);
  const flash = takeFlash(request, context, languageOf(request));
  if (flash.cookie) headers.append("Set-Cookie", flash.cookie);
  return {
    csrf: csrf.token,
    toast: flash.toast && withToken(flash.toast, csrf.token),
    person: await personOf(request, context),
  };
}

/** Adds this browser's token to the form of a toast's button. */
function withToken(toast: ToastMessage, token: string): ToastMessage {
  const { button } = toast;
  if (!button) return toast;
  return { ...toast, button: { ...button, fields: { ...button.fields, [CSRF_FIELD]: token } } };
}
