import { data } from "@remix-run/node";
import { normalForm } from "~/locales/fold";
import type { Context } from "./context";
import { CSRF_FIELD } from "./csrf";
import { hasOwnToken, isFromElsewhere, WRITER_FIELD } from "./csrf.server";
import { redirectWithToast } from "./flash.server";
import type { TextKey } from "./i18n.server";
import { sameSitePath } from "./same-site-path";

/** A field no person sees; what fills it in is a robot. */
export const HONEYPOT_FIELD = "leave-empty";

export interface ReadForm {
  /** Cleaned; one value a name, the first. */
  fields: FormData;
  /**
   * `stale`: the form must be shown again with what was typed and a fresh token.
   * `robot`: the honeypot is filled.
   */
  refusal: "stale" | "robot" | null;
}

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/**
 * Reads a posted form, checks where it comes from, and cleans its text: lone surrogates, NUL and
 * other control characters, and bidirectional overrides go; text is NFC. The cheapest check comes
 * first, and none takes more time than a form is long; how long it may be, and how many fields it
 * may have, the server in front has seen to (`app/http/request-body.ts`).
 *
 * @throws a 403 response for a form that another site sent, 415 for what is not a form, 400 for a
 *   body that cannot be read as one
 */
export async function readForm(request: Request, context: Context): Promise<ReadForm> {
  if (isFromElsewhere(request, context)) throw data(null, { status: 403 });
  context.memo.set("form-read", Promise.resolve(true));
  const raw = await readBody(request);
  const isOwn = hasOwnToken(request, raw, context);
  const fields = clean(raw);
  const isRobot = Boolean(fields.get(HONEYPOT_FIELD));
  for (const name of [HONEYPOT_FIELD, CSRF_FIELD, WRITER_FIELD]) fields.delete(name);
  return { fields, refusal: isOwn ? (isRobot ? "robot" : null) : "stale" };
}

/**
 * Checks the form of a button, which holds nothing worth keeping.
 *
 * @param page where the button stands
 * @param failed what a toast says there where nothing was done
 * @throws a redirect back to the page where the button's token is no longer good: there stands a
 *   fresh one
 */
export async function readButton(
  request: Request,
  context: Context,
  page: string | ((fields: FormData) => string),
  failed: TextKey = "messages.actionFailed",
): Promise<FormData> {
  const { fields, refusal } = await readForm(request, context);
  if (!refusal) return fields;
  const back = typeof page === "string" ? page : page(fields);
  throw await redirectWithToast(context, back, { key: failed, variant: "error" });
}

/**
 * Reads the form of a switch that stands on every page and changes only what this browser is shown. It
 * carries no token, so that the page can be cached; another site's is refused by `Sec-Fetch-Site`
 * and `Origin`, and a browser that sends neither has nothing to lose by it.
 *
 * @throws as `readForm` does
 */
export async function readSwitch(request: Request, context: Context): Promise<FormData> {
  return (await readForm(request, context)).fields;
}

/**
 * The page from which a switch was pressed. Where it sent a search along, that page's address names it, and gets
 * what was typed: then the fields hold nothing else besides the switch's own.
 */
export function pageOfSwitch(request: Request, fields: FormData, own: string): string {
  const named = new URL(request.url).searchParams.get("returnTo");
  if (named === null) return pageOfButton(fields);
  const page = sameSitePath(named);
  const [path = "/", search] = page.split("?");
  const query = new URLSearchParams(search);
  for (const [name, value] of fields) {
    if (name === own || typeof value !== "string") continue;
    if (value === "") query.delete(name);
    else query.set(name, value);
  }
  return sameSitePath(query.size > 0 ? `${path}?${query}` : path, page);
}

/** The page from which a button was pressed that stands on every page, and names it. */
export function pageOfButton(fields: FormData): string {
  return sameSitePath(fields.get("returnTo"));
}

async function readBody(request: Request): Promise<FormData> {
  if (!FORM_TYPES.test(request.headers.get("Content-Type") ?? "")) {
    throw data(null, { status: 415 });
  }
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}

function clean(raw: FormData): FormData {
  const fields = new FormData();
  const names = new Set<string>();
  for (const [name, value] of raw) {
    // `fields.has` would look through all of them for each
    if (names.has(name)) continue;
    names.add(name);
    if (typeof value === "string") fields.append(name, cleanText(value));
    else fields.append(name, value);
  }
  return fields;
}

export function cleanText(text: string): string {
  const kept = text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/g, "")
    .replace(/[\u202a-\u202e\u2066-\u2069\ufeff]/g, "");
  return normalForm(kept, "NFC");
}

/**
 * Whether this request has posted a form: its page may hold what was typed, and must be answered where
 * it is. The request that loaders are handed then says GET.
 */
export function hasReadForm(context: Context): boolean {
  return context.memo.has("form-read");
}

/**
 * Notes for this request that a form failed, so that the page's title says so first
 * (GOV.UK Design System, "Validation").
 */
export function markFailed(context: Context): void {
  context.memo.set("form-failed", Promise.resolve(true));
}

export function hasFailed(context: Context): boolean {
  return context.memo.has("form-failed");
}
