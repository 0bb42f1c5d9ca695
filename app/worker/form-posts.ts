import { SUBMISSION_KEY_FIELD } from "~/features/forms/submission";
import { languageOfPath } from "~/locales/languages";
import { paths } from "~/paths";
import { CSRF_FIELD } from "~/server/csrf";
import { TURNS } from "~/turning";
import { kindOf } from "./form-kinds";
import { type Fields, find, idOf, type KeptForm, keep, remove, type UnsentForm } from "./outbox";
import { notKeptPage, ownPage } from "./pages";
import { type SyncManager, worker } from "./scope";
import { alone, arrived } from "./sending";

export const SYNC_TAG = "send-kept";

/** Of servers between us and the phone: nobody has read the form. */
const NOBODY_ANSWERED = [502, 504];

/**
 * Sends a public form. It is kept before it is sent, and let go when there is an answer: whatever cuts
 * the line, or ends the browser, it is there. Its key makes it one, if the first has arrived after all.
 */
export async function sendForm(request: Request): Promise<Response> {
  if (isWayBack(request)) return drawAnew(request.url);
  const form = await formOf(request.clone()).catch(() => null);
  if (!form) return fetch(request);
  const before = await find(form.id).catch(() => undefined);
  const isKept = await keepSafely(form);
  return alone(form.id, async () => {
    const response = await fetch(request).catch(() => null);
    if (response && !NOBODY_ANSWERED.includes(response.status)) {
      await settle(response, form, before).catch(() => {});
      return response;
    }
    if (isKept) await askForSync();
    const language = languageOfPath(form.path);
    if (isKept) return Response.redirect(paths.unsent(language), 303);
    return response ?? (await notKeptPage(language)) ?? Response.error();
  });
}

/** Back to a form that had come back with a mistake: the browser wants that answer, and nothing sent. */
function isWayBack({ mode, cache }: Request): boolean {
  return mode === "navigate" && cache === "only-if-cached";
}

/** The form as a link opens it; its draft fills it in where it has not arrived. */
async function drawAnew(url: string): Promise<Response> {
  const language = languageOfPath(new URL(url).pathname);
  const page = await fetch(url, { redirect: "manual" }).catch(() =>
    ownPage(paths.offline(language)),
  );
  return page ?? Response.error();
}

/** @returns null for what is no form of these, or only turns its page to another language or theme */
async function formOf(request: Request): Promise<UnsentForm | null> {
  const path = new URL(request.url).pathname;
  const kind = kindOf(path);
  const data = await request.formData();
  if (!kind || TURNS.some((name) => data.has(name))) return null;
  if (!data.has(SUBMISSION_KEY_FIELD) || !data.has(CSRF_FIELD)) return null;
  const fields: Fields = [];
  for (const [name, value] of data) if (typeof value === "string") fields.push([name, value]);
  return { id: await idOf(path, fields), state: "waiting", kind, path, fields };
}

/** Only where the phone can show that it keeps it. */
async function keepSafely(form: UnsentForm): Promise<boolean> {
  try {
    if (!(await ownPage(paths.unsent(languageOfPath(form.path))))) return false;
    await keep(form);
    return true;
  } catch {
    return false;
  }
}

/** An answer has come: the page shows it, and shows the form again where something is wrong. */
async function settle(response: Response, form: UnsentForm, before: KeptForm | undefined) {
  if (response.type === "opaqueredirect") await arrived(form, SUBMISSION_KEY_FIELD);
  else if (before) await keep(before);
  else await remove(form.id);
}

async function askForSync(): Promise<void> {
  const { sync } = worker.registration as ServiceWorkerRegistration & { sync?: SyncManager };
  // a browser may have it and not allow it
  await sync?.register(SYNC_TAG).catch(() => {});
}
