import { paths } from "./paths";

/**
 * What pages, the server and the phone's worker (`app/worker`) agree on. A phone may have a page and a
 * worker of different releases: what is said here changes with `FORMAT` alone.
 */
export const FORMAT = 1;

/** What a page says of itself in its response; without a word it is not kept. */
export const OFFLINE_HEADER = "X-Offline";
/** `keep`: it holds nothing of one person. `leave`: the reader saves data, and wants no worker. */
export type OfflineRule = "keep" | "leave";

/** Stands empty at the top of every page of the site: the worker writes into it what it has to say. */
export const NOTES_ID = "on-phone";
/** In it, what became of forms: the worker says it anew in a page that stays open. */
export const STATE_ID = "waits";
/** Stands on the page of what is kept, with what is said where nothing is. */
export const UNSENT_ID = "unsent";

/** A page's word to the worker: the line is back. Pages of older releases have others. */
export type Told = { type: "online" };

/**
 * Stands in every page that may have a worker, and is all the script that most of them have: fetches it
 * when the page has loaded, wakes it when the line is back, and shows what it then says of the forms.
 * Says nothing where workers are forbidden, as in private windows. Its message is `Told`.
 */
export const REGISTERS_WORKER = `(w=>{w&&(onload=()=>w.register("${paths.worker()}").catch(()=>{}),ononline=()=>w.ready.then(r=>r.active.postMessage({type:"online"})),w.onmessage=e=>self.${STATE_ID}&&(${STATE_ID}.innerHTML=e.data))})(navigator.serviceWorker)`;
