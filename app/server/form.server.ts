import { data } from "@remix-run/node";
import { normalForm } from "~/locales/fold";
import type { Context } from "./context";
import { CSRF_FIELD } from "./csrf";
import { hasOwnToken, isCrossSite, WRITER_FIELD } from "./csrf.server";
import { redirectWithToast } from "./flash.server";
import type { TextKey } from "./i18n.server";
import { sameSitePath } from "./same-site-path";

/** Name of the invisible field that only robots fill in. */
export const HONEYPOT_FIELD = "leave-empty";

export interface ReadForm {
  /** The cleaned values; for repeated names only the first value. */
  fields: FormData;
  /**
   * `stale`: show the form again with its values and a fresh token. `robot`: the honeypot is
   * filled.
   */
  refusal: "stale" | "robot" | null;
}

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/**
 * Reads a posted form, checks its origin and cleans its values.
 *
 * @throws a 403 response for another site's form, 415 for another type, 400 for an unreadable body
 */
export async function readForm(request: Request, context: Context): Promise<ReadForm> {
  if (isCrossSite(request, context)) throw data(null, { status: 403 });
  context.memo.set("form-read", Promise.resolve(true));
  const raw = await readBody(request);
  const hasValidToken = hasOwnToken(request, raw, context);
  const fields = clean(raw);
  const isRobot = Boolean(fields.get(HONEYPOT_FIELD));
  for (const name of [HONEYPOT_FIELD, CSRF_FIELD, WRITER_FIELD]) fields.delete(name);
  return { fields, refusal: hasValidToken ? (isRobot ? "robot" : null) : "stale" };
}

/**
 * Reads a form that consists of a single button.
 *
 * @param failureKey toast text if the form is refused
 * @throws a redirect back to the page, which has a fresh token
 */
export async function readButtonForm(
  request: Request,
  context: Context,
  page: string | ((fields: FormData) => string),
  failureKey: TextKey = "messages.actionFailed",
): Promise<FormData> {
  const { fields, refusal } = await readForm(request, context);
  if (!refusal) return fields;
  const back = typeof page === "string" ? page : page(fields);
  throw await redirectWithToast(context, back, { key: failureKey, variant: "error" });
}

/**
 * Reads a display switch, such as the theme. It has no token, so that pages can be cached; the
 * origin is checked.
 *
 * @throws as `readForm` does
 */
export async function readSwitch(request: Request, context: Context): Promise<FormData> {
  return (await readForm(request, context)).fields;
}

/**
 * The page to which a display switch returns. If the form also contains a search, its fields are
 * added to the query.
 */
export function pageOfSwitch(request: Request, fields: FormData, switchField: string): string {
  const returnTo = new URL(request.url).searchParams.get("returnTo");
  if (returnTo === null) return pageOfButton(fields);
  const page = sameSitePath(returnTo);
  const [path = "/", search] = page.split("?");
  const query = new URLSearchParams(search);
  for (const [name, value] of fields) {
    if (name === switchField || typeof value !== "string") continue;
    if (value === "") query.delete(name);
    else query.set(name, value);
  }
  return sameSitePath(query.size > 0 ? `${path}?${query}` : path, page);
}

/** The page to which a button returns, from its `returnTo` field. */
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
    // `fields.has` would scan all fields each time
    if (names.has(name)) continue;
    names.add(name);
    if (typeof value === "string") fields.append(name, cleanText(value));
    else fields.append(name, value);
  }
  return fields;
}

export function cleanText(text: string): string {
  const cleaned = text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/g, "")
    .replace(/[\u202a-\u202e\u2066-\u2069\ufeff]/g, "");
  return normalForm(cleaned, "NFC");
}

/**
 * True if this request posted a form. Its page may contain submitted values, although loaders see a
 * GET request.
 */
export function hasReadForm(context: Context): boolean {
  return context.memo.has("form-read");
}

/**
 * Marks the page's form as failed: the title then begins with "Error:" (GOV.UK Design System,
 * "Validation").
 */
export function markFormFailed(context: Context): void {
  context.memo.set("form-failed", Promise.resolve(true));
}

export function hasFormFailed(context: Context): boolean {
  return context.memo.has("form-failed");
}
