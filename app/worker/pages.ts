import { ExpirationPlugin } from "workbox-expiration";
import { NetworkFirst } from "workbox-strategies";
import { type Language, languageOfPath } from "~/locales/languages";
import { FORMAT, OFFLINE_HEADER, type OfflineRule } from "~/on-phone";
import { pageParameters } from "~/page-handle";
import { paths } from "~/paths";
import { isFamilyPath } from "./form-kinds";
import { cachedPageNote, notStoredNote, unsentNotes, withNotes } from "./notes";
import { storedForms } from "./outbox";
import { worker } from "./scope";

/** Cache of pages that were read. Each page is self-contained, so releases do not mix. */
const READ_PAGES = `pages-${FORMAT}`;
/** Cache of the worker's own pages; other pages never evict them. */
const OWN_PAGES = `own-pages-${FORMAT}`;
const MAX_PAGES = 50;
const MAX_SECONDS = 30 * 24 * 60 * 60;
/** Longest wait for a newer copy of a cached page. */
const TIMEOUT_SECONDS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Header of a cached page with the time when the server sent it. */
const FETCHED_HEADER = "X-Fetched";

// workers cannot see the headers that `Vary` names
const matchOptions = { ignoreVary: true };

const pages = new NetworkFirst({
  cacheName: READ_PAGES,
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  matchOptions,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => addressOf(new URL(request.url)),
      cacheWillUpdate: async ({ response }) => (isCacheable(response) ? response : null),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && withFetchTime(cachedResponse),
    },
    new ExpirationPlugin({
      maxEntries: MAX_PAGES,
      maxAgeSeconds: MAX_SECONDS,
      purgeOnQuotaError: true,
      matchOptions,
    }),
  ],
});

const ownPages = [paths.offline, paths.unsent];
const essentialPages = [paths.faqs, paths.hospitals, paths.process];

/** Answers a navigation with the newest page, the cached one with a note, or the offline page. */
export async function answerNavigation(event: FetchEvent): Promise<Response> {
  const language = languageOfPath(new URL(event.request.url).pathname);
  const [answer, cacheUpdate] = pages.handleAll({ event, request: event.request });
  // a full or forbidden storage must not prevent reading
  event.waitUntil(cacheUpdate.catch(() => {}));
  const response = await answer.catch(() => ownPage(paths.offline(language)));
  if (!response) return Response.error();
  const fetched = response.headers.get(FETCHED_HEADER);
  const rule = response.headers.get(OFFLINE_HEADER) as OfflineRule | null;
  if (!fetched && rule === "keep") event.waitUntil(cacheEssentialPages(language, dateOf(response)));
  if (!fetched && rule === "leave") event.waitUntil(deleteCaches());
  const isFamilyAccessLost =
    response.type === "opaqueredirect" && isFamilyPath(new URL(event.request.url).pathname);
  if (!fetched && (rule === "drop" || isFamilyAccessLost))
    event.waitUntil(dropFamilyPages().catch(() => {}));
  const forms = await storedForms().catch(() => []);
  const notes = unsentNotes(forms, language);
  return withNotes(response, fetched ? [cachedPageNote(fetched, language), ...notes] : notes);
}

/** One of the worker's own pages, as last fetched. */
export async function ownPage(path: string): Promise<Response | undefined> {
  const cache = await caches.open(OWN_PAGES).catch(() => undefined);
  return cache?.match(path, matchOptions);
}

/**
 * The page for a form that was neither sent nor stored. @returns undefined if the phone does not
 * have it
 */
export async function notStoredPage(language: Language): Promise<Response | undefined> {
  const page = await ownPage(paths.offline(language)).catch(() => undefined);
  return page && withNotes(page, [notStoredNote(language)]);
}

/**
 * Caches the worker's own pages and the essential ones, and refreshes them after a day.
 *
 * @param now milliseconds, by the server's clock; undefined: nothing counts as old
 */
export async function cacheEssentialPages(language: Language, now?: number): Promise<void> {
  for (const path of ownPages) await refresh(OWN_PAGES, path(language), now);
  for (const path of essentialPages) await refresh(READ_PAGES, path(language), now);
}

/** Caches the pages that were open before the worker started. */
export async function cacheOpenPages(urls: readonly URL[]): Promise<void> {
  for (const url of urls) await refresh(READ_PAGES, addressOf(url));
}

/** True if the phone stores this page. */
export async function isCachedPage(path: string): Promise<boolean> {
  const cache = await caches.open(READ_PAGES);
  return (await cache.match(path, matchOptions)) !== undefined;
}

/**
 * Posts a family's form or a log-out, and deletes the family's stored pages: they are outdated, or
 * this phone may no longer show them.
 */
export async function changeFamilyPage(request: Request): Promise<Response> {
  const response = await fetch(request);
  await dropFamilyPages().catch(() => {});
  return response;
}

async function dropFamilyPages(): Promise<void> {
  const cache = await caches.open(READ_PAGES);
  for (const { url } of await cache.keys()) {
    if (isFamilyPath(new URL(url).pathname)) await cache.delete(url, matchOptions);
  }
}

/** Deletes caches of other formats. */
export async function dropOldPages(): Promise<void> {
  const currentCaches = [READ_PAGES, OWN_PAGES];
  for (const name of await caches.keys()) {
    if (/pages-\d+$/.test(name) && !currentCaches.includes(name)) await caches.delete(name);
  }
}

/** Cache key of a page, without trackers' parameters. */
function addressOf({ origin, pathname, searchParams }: URL): string {
  const query = [...searchParams].filter(([name]) => pageParameters.some((one) => one === name));
  const search = new URLSearchParams(query).toString();
  return origin + pathname + (search && `?${search}`);
}

async function refresh(cacheName: string, path: string, now?: number): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    const cached = await cache.match(path, matchOptions);
    if (cached && !(now && now - (dateOf(cached) ?? 0) > DAY_MS)) return;
    const fresh = await fetch(path, { cache: "no-cache", priority: "low" });
    if (isCacheable(fresh)) await cache.put(path, fresh);
  } catch {
    // offline or full: retried later
  }
}

/**
 * Called if the reader uses the data saver. Deletes the caches, and removes the worker unless it still
 * stores forms.
 */
async function deleteCaches(): Promise<void> {
  for (const name of [READ_PAGES, OWN_PAGES]) await caches.delete(name);
  const forms = await storedForms().catch(() => []);
  if (forms.length === 0) await worker.registration.unregister();
}

function isCacheable(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    response.headers.get(OFFLINE_HEADER) === ("keep" satisfies OfflineRule)
  );
}

function withFetchTime(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(FETCHED_HEADER, new Date(dateOf(response) ?? Date.now()).toISOString());
  return new Response(response.body, { status: response.status, headers });
}

/** The server's time of sending; a phone's clock may be wrong by a day. */
function dateOf(response: Response): number | undefined {
  const time = Date.parse(response.headers.get("Date") ?? "");
  return Number.isNaN(time) ? undefined : time;
}
