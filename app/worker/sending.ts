import { EMAIL_ASKED_FIELD } from "~/features/forms/form-answer";
import { CSRF_FIELD } from "~/server/csrf";
import { type Fields, find, keep, keptForms, remove, type UnsentForm } from "./outbox";

/** What became of one attempt. Only `sent` means that it has arrived. */
type Outcome =
  | { state: "sent"; page: string }
  | { state: "refused"; fields: Fields }
  | { state: "waiting" };

/** What is wrong with a form that will be wrong the next time as well (RFC 9110, 15.5). */
const REFUSALS = [400, 403, 404, 405, 409, 410, 413, 415, 422];
const STALE_TOKEN = 403;

/** What came of sending all that waited. */
export interface Sent {
  /** How many have arrived or were refused. */
  settled: number;
  /** How many still wait. */
  left: number;
}

/** A line that neither answers nor breaks keeps no other form waiting longer. */
const PATIENCE_MS = 60_000;

/** Forms that are on their way in this worker; a form is never sent twice at once. */
const onTheirWay = new Set<string>();
let sending: Promise<Sent> | null = null;

/** Sends all that waits, one after the other; @throws where there is no storage */
export function sendKept(): Promise<Sent> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

/** While a form is sent by its page, nobody else sends it. */
export async function alone<Answer>(id: string, work: () => Promise<Answer>): Promise<Answer> {
  onTheirWay.add(id);
  try {
    return await work();
  } finally {
    onTheirWay.delete(id);
  }
}

async function sendAll(): Promise<Sent> {
  const sent: Sent = { settled: 0, left: 0 };
  for (const form of await keptForms()) {
    if (form.state !== "waiting" || onTheirWay.has(form.id)) continue;
    // deleted, or sent by its page, while those before it were sent
    if ((await find(form.id))?.state !== "waiting") continue;
    const outcome = await alone(form.id, () => attempt(form, fetch));
    if (outcome.state === "waiting") sent.left += 1;
    else {
      await record(form, outcome);
      sent.settled += 1;
    }
  }
  return sent;
}

/** Notes what became of it; of what has arrived nothing is left that was written. */
async function record(form: UnsentForm, outcome: Exclude<Outcome, { state: "waiting" }>) {
  const { id, kind } = form;
  // its button has deleted it meanwhile
  if (!(await find(id))) return;
  if (outcome.state === "refused") return keep({ ...form, ...outcome });
  await keep({ id, kind, state: "sent", page: outcome.page, at: Date.now() });
}

/**
 * Posts a form as its page would. Its key makes it one, however often that is done. Where its token is no
 * longer good, the answer is the form with a fresh one, which reaches nobody but this browser; with that
 * it is posted once more.
 */
export async function attempt(form: UnsentForm, fetch: typeof self.fetch): Promise<Outcome> {
  let fields = withoutQuestion(form.fields);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE_MS);
  try {
    for (const isFirst of [true, false]) {
      const response = await fetch(form.path, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { Accept: "text/html" },
        signal: stop.signal,
      });
      const { pathname } = new URL(response.url);
      // where the page that it was led to failed, the form has arrived all the same
      if (response.redirected && /\/sent(\/|$)/.test(pathname)) {
        return { state: "sent", page: pathname };
      }
      const token = response.status === STALE_TOKEN ? tokenIn(await response.text()) : null;
      if (token) fields = [...fields.filter(([name]) => name !== CSRF_FIELD), [CSRF_FIELD, token]];
      if (token && isFirst) continue;
      return REFUSALS.includes(response.status)
        ? { state: "refused", fields }
        : { state: "waiting" };
    }
  } catch {
    // no line, or none to us: a page that asks for money before it lets anybody through
  } finally {
    clearTimeout(timer);
  }
  return { state: "waiting" };
}

/** Nobody is there to be asked whether another address was meant. */
function withoutQuestion(fields: Fields): Fields {
  const email = valueIn(fields, "email");
  const others = fields.filter(([name]) => name !== EMAIL_ASKED_FIELD);
  return email === undefined ? others : [...others, [EMAIL_ASKED_FIELD, email]];
}

/** The token in a form of ours. A page has the same in each of its forms. */
function tokenIn(html: string): string | null {
  const [input] = new RegExp(`<input[^>]*\\bname="${CSRF_FIELD}"[^>]*>`).exec(html) ?? [];
  return /\bvalue="([\w.-]+)"/.exec(input ?? "")?.[1] ?? null;
}

/** Takes a form out that its page has sent, and what was refused of the same submission before. */
export async function arrived(form: UnsentForm, keyField: string): Promise<void> {
  const key = valueIn(form.fields, keyField);
  await remove(form.id);
  for (const other of await keptForms()) {
    if (other.state === "refused" && key && valueIn(other.fields, keyField) === key) {
      await remove(other.id);
    }
  }
}

function valueIn(fields: Fields, field: string): string | undefined {
  return fields.find(([name]) => name === field)?.[1];
}
