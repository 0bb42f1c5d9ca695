import { SUBMISSION_KEY_FIELD } from "~/features/forms/submission";
import { languageOfPath } from "~/locales/languages";
import { paths } from "~/paths";
import { PREFERENCE_BUTTONS } from "~/preferences";
import { CSRF_FIELD } from "~/server/csrf";
import { kindOf } from "./form-kinds";
import {
  type Fields,
  findForm,
  idOf,
  removeForm,
  type StoredForm,
  storeForm,
  type UnsentForm,
} from "./outbox";
import { isCachedPage, notStoredPage, ownPage } from "./pages";
import { type SyncManager, worker } from "./scope";
import { forgetSentForm, whileSending } from "./sending";

export const SYNC_TAG = "send-kept";

/** Error statuses of proxies, with which no server has read the form. */
const PROXY_ERRORS = [502, 504];

/**
 * Sends a public form, and stores it until the response arrives, so that nothing is lost if the
 * connection or the browser fails. Its submission key prevents duplicates.
 */
export async function sendForm(request: Request): Promise<Response> {
  if (isBackNavigation(request)) return blankForm(request.url);
  const form = await formOf(request.clone()).catch(() => null);
  if (!form) return fetch(request);
  const earlierForm = await findForm(form.id).catch(() => undefined);
  const isStored = await storeSafely(form);
  return whileSending(form.id, async () => {
    const response = await fetch(request).catch(() => null);
    if (response && !PROXY_ERRORS.includes(response.status)) {
      await updateStored(response, form, earlierForm).catch(() => {});
      return response;
    }
    if (isStored) await askForSync();
    const language = languageOfPath(form.path);
    if (isStored) return Response.redirect(paths.unsent(language), 303);
    return response ?? (await notStoredPage(language)) ?? Response.error();
  });
}

/**
 * True if the reader went back to a form with errors: the browser then asks for its cached
 * response.
 */
function isBackNavigation({ mode, cache }: Request): boolean {
  return mode === "navigate" && cache === "only-if-cached";
}

/** Opens the empty form; the draft fills it in if the form was not sent. */
async function blankForm(url: string): Promise<Response> {
  const language = languageOfPath(new URL(url).pathname);
  const page = await fetch(url, { redirect: "manual" }).catch(() =>
    ownPage(paths.offline(language)),
  );
  return page ?? Response.error();
}

/** @returns null for other forms, and for posts by a display switch */
async function formOf(request: Request): Promise<UnsentForm | null> {
  const path = new URL(request.url).pathname;
  const kind = kindOf(path);
  const data = await request.formData();
  if (!kind || PREFERENCE_BUTTONS.some((name) => data.has(name))) return null;
  if (!data.has(SUBMISSION_KEY_FIELD) || !data.has(CSRF_FIELD)) return null;
  const fields: Fields = [];
  for (const [name, value] of data) if (typeof value === "string") fields.push([name, value]);
  return { id: await idOf(path, fields), state: "waiting", kind, path, fields };
}

/**
 * Stores the form only if the phone has the page that lists it. A family's message is stored only
 * on the family's own phone.
 */
async function storeSafely(form: UnsentForm): Promise<boolean> {
  try {
    if (form.kind === "words" && !(await isOnOwnPhone(form.path))) return false;
    if (!(await ownPage(paths.unsent(languageOfPath(form.path))))) return false;
    await storeForm(form);
    return true;
  } catch {
    return false;
  }
}

/** True if the phone stores the family's page, which it does only on the family's own phone. */
async function isOnOwnPhone(path: string): Promise<boolean> {
  return (await isCachedPage(path)) || isCachedPage(`${path}/conversation`);
}

/**
 * After the server's response, deletes the stored form, or restores its earlier state after an
 * error.
 */
async function updateStored(
  response: Response,
  form: UnsentForm,
  earlierForm: StoredForm | undefined,
) {
  if (response.type === "opaqueredirect") await forgetSentForm(form, SUBMISSION_KEY_FIELD);
  else if (earlierForm) await storeForm(earlierForm);
  else await removeForm(form.id);
}

async function askForSync(): Promise<void> {
  const { sync } = worker.registration as ServiceWorkerRegistration & { sync?: SyncManager };
  // background sync is supported but not always allowed
  await sync?.register(SYNC_TAG).catch(() => {});
}
