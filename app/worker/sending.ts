import { EMAIL_ASKED_FIELD } from "~/features/forms/form-answer";
import { withoutLanguage } from "~/locales/languages";
import { CSRF_FIELD } from "~/server/csrf";
import {
  type Fields,
  findForm,
  removeForm,
  storedForms,
  storeForm,
  type UnsentForm,
} from "./outbox";

/** Result of one attempt; only `sent` means that the server has the form. */
type Outcome =
  | { state: "sent"; page: string }
  | { state: "refused"; fields: Fields }
  | { state: "waiting" };

/** Statuses that a retry would not change (RFC 9110, 15.5). */
const REFUSALS = [400, 403, 404, 405, 409, 410, 413, 415, 422];
const STALE_TOKEN = 403;

export interface SendingResult {
  /** Number of forms that were sent or refused. */
  settled: number;
  /** Number of forms that still wait. */
  waiting: number;
}

/** Timeout, so that a hanging connection does not delay the other forms. */
const TIMEOUT_MS = 60_000;

/** Ids of forms being sent, so that none is sent twice at once. */
const idsBeingSent = new Set<string>();
let sending: Promise<SendingResult> | null = null;

/** Sends all waiting forms, one after the other. @throws without storage */
export function sendStoredForms(): Promise<SendingResult> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

/** Marks a form as being sent during the work. */
export async function whileSending<Answer>(
  id: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  idsBeingSent.add(id);
  try {
    return await work();
  } finally {
    idsBeingSent.delete(id);
  }
}

async function sendAll(): Promise<SendingResult> {
  const result: SendingResult = { settled: 0, waiting: 0 };
  for (const form of await storedForms()) {
    if (form.state !== "waiting" || idsBeingSent.has(form.id)) continue;
    // deleted or sent by its page in the meantime
    if ((await findForm(form.id))?.state !== "waiting") continue;
    const outcome = await whileSending(form.id, () => postForm(form, fetch));
    if (outcome.state === "waiting") result.waiting += 1;
    else {
      await recordOutcome(form, outcome);
      result.settled += 1;
    }
  }
  return result;
}

/** Records the result; a sent form loses its contents. */
async function recordOutcome(form: UnsentForm, outcome: Exclude<Outcome, { state: "waiting" }>) {
  const { id, kind } = form;
  // the reader has deleted it in the meantime
  if (!(await findForm(id))) return;
  if (outcome.state === "refused") return storeForm({ ...form, ...outcome });
  await storeForm({ id, kind, state: "sent", page: outcome.page, at: Date.now() });
}

/**
 * Posts a form as its page would; the submission key prevents duplicates. If the token is stale,
 * the form is posted once more with the fresh token from the response.
 */
export async function postForm(form: UnsentForm, fetch: typeof self.fetch): Promise<Outcome> {
  let fields = withConfirmedEmail(form.fields);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS);
  try {
    for (const isFirstAttempt of [true, false]) {
      const response = await fetch(form.path, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { Accept: "text/html" },
        signal: stop.signal,
      });
      const { pathname } = new URL(response.url);
      // the form arrived, even if its confirmation page failed
      if (response.redirected && isConfirmation(pathname, form)) {
        return { state: "sent", page: pathname };
      }
      const token = response.status === STALE_TOKEN ? tokenIn(await response.text()) : null;
      if (token) fields = [...fields.filter(([name]) => name !== CSRF_FIELD), [CSRF_FIELD, token]];
      if (token && isFirstAttempt) continue;
      return REFUSALS.includes(response.status)
        ? { state: "refused", fields }
        : { state: "waiting" };
    }
  } catch {
    // offline, or behind a captive portal
  } finally {
    clearTimeout(timer);
  }
  return { state: "waiting" };
}

/**
 * True for a confirmation page. A family's message is confirmed on the page from which it was sent.
 */
function isConfirmation(page: string, { kind, path }: UnsentForm): boolean {
  if (kind !== "words") return /\/sent(\/|$)/.test(page);
  return withoutLanguage(page) === withoutLanguage(path);
}

/**
 * Confirms the email address as it was typed, because nobody is there to answer the question about
 * it.
 */
function withConfirmedEmail(fields: Fields): Fields {
  const email = valueIn(fields, "email");
  const others = fields.filter(([name]) => name !== EMAIL_ASKED_FIELD);
  return email === undefined ? others : [...others, [EMAIL_ASKED_FIELD, email]];
}

/** The token in one of our pages, which is the same in all its forms. */
function tokenIn(html: string): string | null {
  const [input] = new RegExp(`<input[^>]*\\bname="${CSRF_FIELD}"[^>]*>`).exec(html) ?? [];
  return /\bvalue="([\w.-]+)"/.exec(input ?? "")?.[1] ?? null;
}

/** Deletes a sent form, and refused copies with the same key. */
export async function forgetSentForm(form: UnsentForm, keyField: string): Promise<void> {
  const key = valueIn(form.fields, keyField);
  await removeForm(form.id);
  for (const other of await storedForms()) {
    if (other.state === "refused" && key && valueIn(other.fields, keyField) === key) {
      await removeForm(other.id);
    }
  }
}

function valueIn(fields: Fields, field: string): string | undefined {
  return fields.find(([name]) => name === field)?.[1];
}
