import { enable } from "workbox-navigation-preload";
import { defaultLanguage, languageOfPath, withoutLanguage } from "~/locales/languages";
import type { Told } from "~/on-phone";
import { paths } from "~/paths";
import { kindOf } from "./form-kinds";
import { SYNC_TAG, sendForm } from "./form-posts";
import { stateOf } from "./notes";
import { keptForms } from "./outbox";
import { dropOldPages, keepNeeded, keepOpenPages, ownPage, readPage } from "./pages";
import { worker } from "./scope";
import { type Sent, sendKept } from "./sending";
import { actOnKept, withKeptForms } from "./unsent-page";

/** Rooms of people who are signed in: nothing of them is kept. */
const INSIDE = /^\/(dashboard|admin)(\/|$)/;
const UNSENT = paths.unsent(defaultLanguage);
/** Nobody waits longer to log out. */
const LAST_TRY_MS = 5_000;
/** A phone says that its line is back before it carries anything: when it is tried once more. */
const AGAIN_AFTER_MS = [1_000, 5_000, 20_000];
/** A list that is not there by then is shown to nobody. */
const OPENING_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/** Pages that are answered and not yet on the screen: what is settled meanwhile is not among their words. */
const openingLists = new Set<Promise<WindowClient | undefined>>();
const openingPages: typeof openingLists = new Set();
const NOTHING_SENT: Sent = { settled: 0, left: 0 };
let shown = NOTHING_SENT;

// a page is fetched while the worker still wakes up
enable();

worker.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      // a new release takes over at once: no page needs what an older worker has
      await worker.skipWaiting();
      const open = (await openWindows())
        .map(({ url }) => new URL(url))
        .filter(({ pathname }) => !INSIDE.test(withoutLanguage(pathname)));
      await keepOpenPages(open);
      const spoken = new Set(open.map(({ pathname }) => languageOfPath(pathname)));
      for (const language of spoken) await keepNeeded(language);
    })(),
  );
});

worker.addEventListener("activate", (event) => {
  // where storage is forbidden there is nothing to drop
  const dropped = dropOldPages().catch(() => {});
  event.waitUntil(dropped.then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin) return;
  if (request.method === "POST") answerPost(event, url);
  else if (request.method === "GET" && request.mode === "navigate") answerReader(event, url);
});

worker.addEventListener("message", (event) => {
  const told = event.data as Told;
  if (told.type === "online") event.waitUntil(sendPatiently());
});

worker.addEventListener("sync" as "message", (event) => {
  const { tag } = event as ExtendableEvent & { tag?: string };
  if (tag !== SYNC_TAG) return;
  const sent = send().then((left) => {
    // the browser tries again later
    if (left > 0) throw new Error(`${left} forms wait`);
  });
  event.waitUntil(sent);
});

function answerPost(event: FetchEvent, url: URL): void {
  const { request } = event;
  // what another site sends goes its own way, so that the server sees whence it comes
  if (request.mode === "navigate" && !isFromOwnPage(request)) return;
  if (kindOf(url.pathname)) event.respondWith(sendForm(request));
  else if (withoutLanguage(url.pathname) === UNSENT) event.respondWith(actOnKept(request));
  // to leave empties the phone: what waits is sent before
  else if (url.pathname === paths.logout()) {
    event.respondWith(Promise.race([send(), pause(LAST_TRY_MS)]).then(() => fetch(request)));
  }
}

function answerReader(event: FetchEvent, url: URL): void {
  const page = withoutLanguage(url.pathname);
  if (INSIDE.test(page)) {
    event.respondWith(straight(event));
    return;
  }
  awaitPage(event.resultingClientId, page === UNSENT ? openingLists : openingPages);
  event.respondWith(page === UNSENT ? readUnsent(event, url) : readPage(event));
  event.waitUntil(send());
}

/** As if there were no worker. A page that the browser fetches meanwhile is not to be asked for twice. */
async function straight({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const fetched: Response | undefined = await preloadResponse;
  return fetched ?? fetch(request);
}

async function readUnsent(event: FetchEvent, url: URL): Promise<Response> {
  const page = (await ownPage(url.pathname)) ?? (await readPage(event));
  return withKeptForms(page, languageOfPath(url.pathname));
}

function awaitPage(id: string, opening: typeof openingLists): void {
  // an older browser does not name it
  if (!id) return;
  const page = untilOpen(id);
  opening.add(page);
  page.then(() => opening.delete(page));
}

/** A window is among the open ones, and has its page's address, once it has begun to show it. */
async function untilOpen(id: string): Promise<WindowClient | undefined> {
  for (let waited = 0; waited < OPENING_MS; waited += LOOK_AGAIN_MS) {
    const page = (await openPages()).find((one) => one.id === id);
    if (page) return page;
    await pause(LOOK_AGAIN_MS);
  }
  return undefined;
}

/** Sends what waits, and shows what came of it on all pages that are open. @returns how many wait */
async function send(): Promise<number> {
  const sent = await sendKept().catch(() => NOTHING_SENT);
  // whoever waited for the same sending has the same answer: one of them shows it
  if (sent.settled > 0 && sent !== shown) {
    shown = sent;
    await showPages();
  }
  return sent.left;
}

async function sendPatiently(): Promise<void> {
  let left = await send();
  for (const wait of AGAIN_AFTER_MS) {
    if (left === 0) return;
    await pause(wait);
    left = await send();
  }
}

/** Those that are open at once; a page that was left on its way keeps no other waiting. */
async function showPages(): Promise<void> {
  const [lists, others] = [[...openingLists], [...openingPages]];
  const open = await openPages();
  const showLate = async (coming: Promise<WindowClient | undefined>) => {
    const page = await coming;
    if (page && !open.some(({ id }) => id === page.id)) await showAnew(page);
  };
  const late = lists.map(showLate);
  // nobody waits for a page that may have been left, or has led on
  for (const page of others) void showLate(page).catch(() => {});
  await Promise.all([...open.map(showAnew), ...late]);
}

/** A list comes anew; on another page, where somebody may be typing, the words alone change. */
async function showAnew(page: WindowClient): Promise<void> {
  const { pathname } = new URL(page.url);
  if (withoutLanguage(pathname) === UNSENT) await page.navigate(page.url).catch(() => {});
  else page.postMessage(stateOf(await keptForms(), languageOfPath(pathname)));
}

/** Pages of people who are signed in have no place for it. */
async function openPages(): Promise<WindowClient[]> {
  const windows = await openWindows();
  return windows.filter(({ url }) => !INSIDE.test(withoutLanguage(new URL(url).pathname)));
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
