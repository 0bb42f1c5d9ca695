import { enable } from "workbox-navigation-preload";
import { defaultLanguage, languageOfPath, withoutLanguage } from "~/locales/languages";
import type { WorkerMessage } from "~/on-phone";
import { paths } from "~/paths";
import { isFamilyPath, kindOf } from "./form-kinds";
import { SYNC_TAG, sendForm } from "./form-posts";
import { unsentNoteHtml } from "./notes";
import { storedForms } from "./outbox";
import {
  answerNavigation,
  cacheEssentialPages,
  cacheOpenPages,
  changeFamilyPage,
  dropOldPages,
  ownPage,
} from "./pages";
import { worker } from "./scope";
import { type SendingResult, sendStoredForms } from "./sending";
import { handleButton, withStoredForms } from "./unsent-page";

/** Paths for coordinators: nothing of them is cached. */
const COORDINATOR_PATHS = /^\/(dashboard|admin)(\/|$)/;
const UNSENT_PATH = paths.unsent(defaultLanguage);
const LEAVING_PATHS = [paths.logout(), paths.leaveRequest()];
/** Longest delay of a log-out. */
const LAST_TRY_MS = 5_000;
/** Phones report a connection before it carries data: retry after these times. */
const RETRY_DELAYS_MS = [1_000, 5_000, 20_000];
/** A page that is not open by then was left. */
const OPENING_MS = 10_000;
const POLL_MS = 100;

/** Pages that were answered before they are on the screen; their HTML misses later results. */
const openingLists = new Set<Promise<WindowClient | undefined>>();
const openingPages: typeof openingLists = new Set();
const NOTHING_SENT: SendingResult = { settled: 0, waiting: 0 };
let lastShown = NOTHING_SENT;

// the browser fetches a page while the worker wakes up
enable();

worker.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      // take over at once: no page needs the older worker's data
      await worker.skipWaiting();
      const open = (await openWindows())
        .map(({ url }) => new URL(url))
        .filter(({ pathname }) => !COORDINATOR_PATHS.test(withoutLanguage(pathname)));
      await cacheOpenPages(open);
      const openLanguages = new Set(open.map(({ pathname }) => languageOfPath(pathname)));
      for (const language of openLanguages) await cacheEssentialPages(language);
    })(),
  );
});

worker.addEventListener("activate", (event) => {
  // without storage there is nothing to drop
  const dropped = dropOldPages().catch(() => {});
  event.waitUntil(dropped.then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin) return;
  if (request.method === "POST") answerPost(event, url);
  else if (request.method === "GET" && request.mode === "navigate") answerPageRequest(event, url);
});

worker.addEventListener("message", (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === "online") event.waitUntil(sendWithRetries());
});

worker.addEventListener("sync" as "message", (event) => {
  const { tag } = event as ExtendableEvent & { tag?: string };
  if (tag !== SYNC_TAG) return;
  const sending = send().then((waiting) => {
    // makes the browser try again later
    if (waiting > 0) throw new Error(`${waiting} forms wait`);
  });
  event.waitUntil(sending);
});

function answerPost(event: FetchEvent, url: URL): void {
  const { request } = event;
  // posts from another site pass through, so that the server sees their origin
  if (request.mode === "navigate" && !isFromOwnPage(request)) return;
  if (kindOf(url.pathname)) event.respondWith(sendForm(request));
  else if (withoutLanguage(url.pathname) === UNSENT_PATH) event.respondWith(handleButton(request));
  // leaving clears the phone: send waiting forms first
  else if (LEAVING_PATHS.includes(url.pathname)) {
    const lastTry = Promise.race([send(), pause(LAST_TRY_MS)]);
    event.respondWith(lastTry.then(() => changeFamilyPage(request)));
  } else if (isFamilyPath(url.pathname)) event.respondWith(changeFamilyPage(request));
}

function answerPageRequest(event: FetchEvent, url: URL): void {
  const page = withoutLanguage(url.pathname);
  if (COORDINATOR_PATHS.test(page)) {
    event.respondWith(passThrough(event));
    return;
  }
  awaitPage(event.resultingClientId, page === UNSENT_PATH ? openingLists : openingPages);
  event.respondWith(page === UNSENT_PATH ? unsentPage(event, url) : answerNavigation(event));
  event.waitUntil(send());
}

/** Passes a request through, using the page that the browser preloaded. */
async function passThrough({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const fetched: Response | undefined = await preloadResponse;
  return fetched ?? fetch(request);
}

async function unsentPage(event: FetchEvent, url: URL): Promise<Response> {
  const page = (await ownPage(url.pathname)) ?? (await answerNavigation(event));
  return withStoredForms(page, languageOfPath(url.pathname));
}

function awaitPage(id: string, opening: typeof openingLists): void {
  // older browsers do not name the client
  if (!id) return;
  const page = untilOpen(id);
  opening.add(page);
  page.then(() => opening.delete(page));
}

/** A window is listed, with its page's address, once it shows the page. */
async function untilOpen(id: string): Promise<WindowClient | undefined> {
  for (let waited = 0; waited < OPENING_MS; waited += POLL_MS) {
    const page = (await openPages()).find((one) => one.id === id);
    if (page) return page;
    await pause(POLL_MS);
  }
  return undefined;
}

/** Sends waiting forms and updates the open pages. @returns the number still waiting */
async function send(): Promise<number> {
  const result = await sendStoredForms().catch(() => NOTHING_SENT);
  // concurrent callers share one result: only one of them shows it
  if (result.settled > 0 && result !== lastShown) {
    lastShown = result;
    await updatePages();
  }
  return result.waiting;
}

async function sendWithRetries(): Promise<void> {
  let waiting = await send();
  for (const wait of RETRY_DELAYS_MS) {
    if (waiting === 0) return;
    await pause(wait);
    waiting = await send();
  }
}

/** Updates open pages at once, and pages still opening when they are ready. */
async function updatePages(): Promise<void> {
  const [lists, others] = [[...openingLists], [...openingPages]];
  const open = await openPages();
  const showLate = async (coming: Promise<WindowClient | undefined>) => {
    const page = await coming;
    if (page && !open.some(({ id }) => id === page.id)) await updatePage(page);
  };
  const late = lists.map(showLate);
  // not awaited: the page may have been left
  for (const page of others) void showLate(page).catch(() => {});
  await Promise.all([...open.map(updatePage), ...late]);
}

/** Reloads the list; on other pages, where somebody may be typing, only the note changes. */
async function updatePage(page: WindowClient): Promise<void> {
  const { pathname } = new URL(page.url);
  if (withoutLanguage(pathname) === UNSENT_PATH) await page.navigate(page.url).catch(() => {});
  else page.postMessage(unsentNoteHtml(await storedForms(), languageOfPath(pathname)));
}

/** Coordinators' pages have no place for notes. */
async function openPages(): Promise<WindowClient[]> {
  const windows = await openWindows();
  return windows.filter(
    ({ url }) => !COORDINATOR_PATHS.test(withoutLanguage(new URL(url).pathname)),
  );
}

function isFromOwnPage({ referrer }: Request): boolean {
  return URL.canParse(referrer) && new URL(referrer).origin === worker.location.origin;
}

async function openWindows(): Promise<readonly WindowClient[]> {
  return worker.clients.matchAll({ type: "window", includeUncontrolled: true });
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
