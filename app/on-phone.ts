import { paths } from "./paths";

/**
 * Contract between pages, the server and the worker (`app/worker`). A phone may mix their releases,
 * so a change of this contract also needs a new `FORMAT`.
 */
export const FORMAT = 1;

/** Response header with a page's rule; pages without it are not cached. */
export const OFFLINE_HEADER = "X-Offline";
/**
 * `keep`: may be stored. `leave`: the reader saves data, so the worker clears its caches. `drop`: a
 * family's page on somebody else's phone, which stores no such page.
 */
export type OfflineRule = "keep" | "leave" | "drop";

/** Loader data of a family's page; true if the reader has said that the phone is their own. */
export interface PhoneOwnership {
  keptOnPhone: boolean;
}

/** Id of the empty element at the top of each page, for the worker's notes. */
export const NOTES_ID = "on-phone";
/** Id of the note about forms, which the worker updates on open pages. */
export const STATE_ID = "waits";
/** Id of the list of unsent forms, with its text for an empty list. */
export const UNSENT_ID = "unsent";

/** Message from a page to the worker: the connection is back. */
export type WorkerMessage = { type: "online" };

/**
 * Inline script of pages with a worker: registers it, tells it when the connection is back, and shows its notes.
 * Does nothing where workers are forbidden, as in private windows.
 */
export const REGISTERS_WORKER = `(w=>{w&&(onload=()=>w.register("${paths.worker()}").catch(()=>{}),ononline=()=>w.ready.then(r=>r.active.postMessage({type:"online"})),w.onmessage=e=>self.${STATE_ID}&&(${STATE_ID}.innerHTML=e.data))})(navigator.serviceWorker)`;
