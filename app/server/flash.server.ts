import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { TOAST_DURATION_MS } from "~/constants";
import type { Language } from "~/locales/languages";
import type { ToastMessage, ToastVariant } from "~/ui/toast/toast-message";
import type { Context } from "./context";
import { dropCookie, readCookie, readSignedCookie, setSignedCookie } from "./cookies.server";
import { type TextKey, type TextParameters, translator } from "./i18n.server";

/** A toast for the next page: dictionary keys, never text. */
export interface Flash {
  key: TextKey;
  parameters?: TextParameters;
  variant?: ToastVariant;
  /** Milliseconds; 0 or less stays until dismissed. */
  duration?: number;
  /** A button that posts a form, e.g. "Undo". */
  button?: { label: TextKey; action: string; fields: Record<string, string> };
}

const FLASH_SECONDS = 60;

/** Status 303: the browser fetches the next page with GET. */
export async function redirectWithToast(
  context: Context,
  location: string,
  flash: Flash,
  headers: Headers = new Headers(),
): Promise<Response> {
  headers.append("Set-Cookie", flashCookie(context, flash));
  return redirect(location, { status: 303, headers });
}

/**
 * Returns the toast from the previous request, in the page's language, and the header that clears
 * it.
 */
export function takeFlash(
  request: Request,
  context: Context,
  language: Language,
): { toast: ToastMessage | null; cookie: string | null } {
  if (readCookie(request, context, "flash") === null) return { toast: null, cookie: null };
  const text = readSignedCookie(request, context, "flash");
  return {
    toast: text === null ? null : toastOf(flashIn(text), language),
    cookie: dropCookie(context, "flash"),
  };
}

function toastOf(flash: Flash, language: Language): ToastMessage {
  const t = translator(language);
  const { button } = flash;
  return {
    id: randomUUID(),
    variant: flash.variant ?? "default",
    text: t(flash.key, flash.parameters),
    duration: flash.duration ?? TOAST_DURATION_MS,
    dismissible: true,
    button: button && { ...button, label: t(button.label) },
  };
}

/**
 * The toast has its own cookie, because visitors and people who just logged out have no session.
 */
function flashCookie(context: Context, flash: Flash): string {
  const text = Buffer.from(JSON.stringify(flash)).toString("base64url");
  return setSignedCookie(context, "flash", text, FLASH_SECONDS);
}

function flashIn(text: string): Flash {
  return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
}
