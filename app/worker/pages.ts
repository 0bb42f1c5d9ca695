import { ExpirationPlugin } from "workbox-expiration";
import { NetworkFirst } from "workbox-strategies";
import { type Language, languageOfPath } from "~/locales/languages";
import { FORMAT, OFFLINE_HEADER, type OfflineRule } from "~/on-phone";
import { pageParameters } from "~/page-handle";
import { paths } from "~/paths";
import { keptPageNote, notKeptNote, unsentNotes, withNotes } from "./notes";
import { keptForms } from "./outbox";
import { worker } from "./scope";

/** Pages that were read. A page is whole in itself, so that one of an older release mixes with none. */
const READ = `pages-${FORMAT}`;
/** The pages that the worker itself shows; these never make room for others. */
const OWN = `own-pages-${FORMAT}`;
const MOST_PAGES = 50;
const LONGEST_SECONDS = 30 * 24 * 60 * 60;
/** After this a page that was read is better than to wait for a newer one. */
const PATIENCE_SECONDS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;
/** On a page that comes from the phone: when the server sent it. */
const FETCHED = "X-Fetched";

// what `Vary` speaks of, a worker is not shown
const match = { ignoreVary: true };

const pages = new NetworkFirst({
  cacheName: READ,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: match,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => addressOf(new URL(request.url)),
      cacheWillUpdate: async ({ response }) => (mayBeKept(response) ? response : null),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && dated(cachedResponse),
    },
    new ExpirationPlugin({
      maxEntries: MOST_PAGES,
      maxAgeSeconds: LONGEST_SECONDS,
      purgeOnQuotaError: true,
      matchOptions: match,
    }),
  ],
});

const ownPages = [paths.offline, paths.unsent];
const pagesOfNeed = [paths.faqs, paths.hospitals, paths.process];

/** Answers who opens a page: with the newest, else with the one that the phone has, marked as such. */
export async function readPage(event: FetchEvent): Promise<Response> {
  const language = languageOfPath(new URL(event.request.url).pathname);
  const [answer, done] = pages.handleAll({ event, request: event.request });
  // full, or forbidden: what cannot be kept is read all the same
  event.waitUntil(done.catch(() => {}));
  const found = await answer.catch(() => ownPage(paths.offline(language)));
  if (!found) return Response.error();
  const fetched = found.headers.get(FETCHED);
  const rule = found.headers.get(OFFLINE_HEADER) as OfflineRule | null;
  if (!fetched && rule === "keep") event.waitUntil(keepNeeded(language, dateOf(found)));
  if (!fetched && rule === "leave") event.waitUntil(leave());
  const forms = await keptForms().catch(() => []);
  const notes = unsentNotes(forms, language);
  return withNotes(found, fetched ? [keptPageNote(fetched, language), ...notes] : notes);
}

/** One of the worker's own pages, as the server last drew it. */
export async function ownPage(path: string): Promise<Response | undefined> {
  const cache = await caches.open(OWN).catch(() => undefined);
  return cache?.match(path, match);
}

/** Says that a form was neither sent nor kept; @returns nothing where the phone has not even this page */
export async function notKeptPage(language: Language): Promise<Response | undefined> {
  const page = await ownPage(paths.offline(language)).catch(() => undefined);
  return page && withNotes(page, [notKeptNote(language)]);
}

/**
 * Keeps what the phone is to have without a line: its own pages, and the pages of need. What it has is
 * asked for again after a day, which costs headers alone where nothing is new.
 *
 * @param now in milliseconds, by the server's clock; without it nothing counts as old
 */
export async function keepNeeded(language: Language, now?: number): Promise<void> {
  for (const path of ownPages) await refresh(OWN, path(language), now);
  for (const path of pagesOfNeed) await refresh(READ, path(language), now);
}

/** Keeps the pages that were open before there was a worker. */
export async function keepOpenPages(urls: readonly URL[]): Promise<void> {
  for (const url of urls) await refresh(READ, addressOf(url));
}

/** Takes away what another format has kept. */
export async function dropOldPages(): Promise<void> {
  const known = [READ, OWN];
  for (const name of await caches.keys()) {
    if (/pages-\d+$/.test(name) && !known.includes(name)) await caches.delete(name);
  }
}

/** One for all links to the same page: without what trackers add to it. */
function addressOf({ origin, pathname, searchParams }: URL): string {
  const read = [...searchParams].filter(([name]) => pageParameters.some((one) => one === name));
  const search = new URLSearchParams(read).toString();
  return origin + pathname + (search && `?${search}`);
}

async function refresh(cacheName: string, path: string, now?: number): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    const kept = await cache.match(path, match);
    if (kept && !(now && now - (dateOf(kept) ?? 0) > DAY_MS)) return;
    const fresh = await fetch(path, { cache: "no-cache", priority: "low" });
    if (mayBeKept(fresh)) await cache.put(path, fresh);
  } catch {
    // no line, or no room: another time
  }
}

/** The reader saves data: no worker, and nothing kept but what still waits to be sent. */
async function leave(): Promise<void> {
  for (const name of [READ, OWN]) await caches.delete(name);
  const forms = await keptForms().catch(() => []);
  if (forms.length === 0) await worker.registration.unregister();
}

function mayBeKept(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    response.headers.get(OFFLINE_HEADER) === ("keep" satisfies OfflineRule)
  );
}

function dated(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(FETCHED, new Date(dateOf(response) ?? Date.now()).toISOString());
  return new Response(response.body, { status: response.status, headers });
}

/** When the server sent it, by its own clock: a phone's may be wrong by a day. */
function dateOf(response: Response): number | undefined {
  const time = Date.parse(response.headers.get("Date") ?? "");
  return Number.isNaN(time) ? undefined : time;
}
