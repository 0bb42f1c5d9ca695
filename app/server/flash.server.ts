import { randomUUID } from "node:crypto";
import { createCookieSessionStorage, redirect } from "@remix-run/node";
import { TOAST_DURATION_MS } from "~/constants";
import type { Language } from "~/locales/languages";
import type { ToastMessage, ToastVariant } from "~/ui/toast";
import type { Context } from "./context";
import { dropCookie, readCookie, signedCookie } from "./cookies.server";
import { type TextKey, type TextParameters, translator } from "./i18n.server";

/** What one request leaves for the next page to say: a key, never text. */
export interface Flash {
  key: TextKey;
  parameters?: TextParameters;
  variant?: ToastVariant;
  /** Milliseconds; 0 or less stays until it is dismissed. */
  duration?: number;
  /** A button that posts, e.g. "Undo". */
  button?: { label: TextKey; action: string; fields: Record<string, string> };
}

const FLASH_SECONDS = 60;

/** 303, so that the next page is fetched with GET whatever was posted. */
export async function redirectWithToast(
  context: Context,
  location: string,
  flash: Flash,
  headers: Headers = new Headers(),
): Promise<Response> {
  headers.append("Set-Cookie", await flashCookie(context, flash));
  return redirect(location, { status: 303, headers });
}

/** The toast that the last request left, in the page's language, and the header that clears it. */
export async function takeFlash(
  request: Request,
  context: Context,
  language: Language,
): Promise<{ toast: ToastMessage | null; cookie: string | null }> {
  if (readCookie(request, context, "flash") === null) return { toast: null, cookie: null };
  const session = await storageOf(context).getSession(request.headers.get("Cookie"));
  const flash = session.get("toast");
  return {
    toast: flash ? toastOf(flash, language) : null,
    cookie: dropCookie(context, "flash"),
  };
}

/** A toast for the page that is being answered right now. */
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

async function flashCookie(context: Context, flash: Flash): Promise<string> {
  const storage = storageOf(context);
  const session = await storage.getSession();
  session.flash("toast", flash);
  return storage.commitSession(session);
}

/** A cookie of its own, not the session's: a toast reaches visitors too, and who has just left. */
function storageOf(context: Context) {
  return createCookieSessionStorage<Record<string, never>, { toast: Flash }>({
    cookie: signedCookie(context, "flash", FLASH_SECONDS),
  });
}
