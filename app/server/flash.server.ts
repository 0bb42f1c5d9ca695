import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { TOAST_DURATION_MS } from "~/constants";
import type { Language } from "~/locales/languages";
import type { ToastMessage, ToastVariant } from "~/ui/toast";
import type { Context } from "./context";
import { dropCookie, readCookie, setCookie } from "./cookies.server";
import { type TextKey, type TextParameters, translator } from "./i18n.server";
import { isSigned, sign } from "./signature.server";

/** What one request leaves for the next page to say: a key, never text. */
export interface Flash {
  key: TextKey;
  parameters?: TextParameters;
  variant?: ToastVariant;
  /** Milliseconds; 0 or less stays until it is dismissed. */
  duration?: number;
}

const FLASH_SECONDS = 60;

/** 303, so that the next page is fetched with GET whatever was posted. */
export function redirectWithToast(
  context: Context,
  location: string,
  flash: Flash,
  headers: Headers = new Headers(),
): Response {
  headers.append("Set-Cookie", flashCookie(context, flash));
  return redirect(location, { status: 303, headers });
}

function flashCookie(context: Context, flash: Flash): string {
  const value = Buffer.from(JSON.stringify(flash)).toString("base64url");
  const signed = `${value}.${sign(context.env.sessionSecret, "flash", value)}`;
  return setCookie(context, "flash", signed, FLASH_SECONDS);
}

/** The toast that the last request left, in the page's language, and the header that clears it. */
export function takeFlash(
  request: Request,
  context: Context,
  language: Language,
): { toast: ToastMessage | null; cookie: string | null } {
  const raw = readCookie(request, context, "flash");
  if (raw === null) return { toast: null, cookie: null };
  const flash = openFlash(raw, context);
  return { toast: flash && toastOf(flash, language), cookie: dropCookie(context, "flash") };
}

/** A toast for the page that is being answered right now. */
function toastOf(flash: Flash, language: Language): ToastMessage {
  return {
    id: randomUUID(),
    variant: flash.variant ?? "default",
    text: translator(language)(flash.key, flash.parameters),
    duration: flash.duration ?? TOAST_DURATION_MS,
    dismissible: true,
  };
}

function openFlash(raw: string, context: Context): Flash | null {
  const [value = "", signature = ""] = raw.split(".");
  if (!isSigned(context.env.sessionSecrets, "flash", value, signature)) return null;
  return JSON.parse(Buffer.from(value, "base64url").toString("utf8")) as Flash;
}
