import { readFileSync } from "node:fs";
import vm from "node:vm";
import * as fakeIndexedDb from "fake-indexeddb";
import type { PhoneCaches } from "./phone-storage";
import { SITE_ORIGIN } from "./site";

/** A window as the worker sees it. */
export interface Window {
  id: string;
  url: string;
  navigate: () => Promise<void>;
  postMessage: (words: string) => void;
}

/** The worker's environment on a phone. */
export interface WorkerEnvironment {
  caches: PhoneCaches;
  indexedDB: IDBFactory;
  clockErrorMs: number;
  windows: readonly Window[];
  /** Registered tags of Background Sync. */
  tags: string[];
  send: (request: PhoneRequest) => Promise<Response>;
  unregister: () => void;
  /** Enables navigation preload. */
  preload: () => void;
}

/** A request as a browser passes it to a worker; Node's own has neither navigation nor referrer. */
export class PhoneRequest extends Request {
  isNavigation: boolean;

  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    super(typeof input === "string" ? new URL(input, SITE_ORIGIN) : input, init);
    this.isNavigation = input instanceof PhoneRequest && input.isNavigation;
  }

  override get mode(): RequestMode {
    return this.isNavigation ? "navigate" : "same-origin";
  }

  override get referrer(): string {
    return `${SITE_ORIGIN}/`;
  }

  override clone(): PhoneRequest {
    const copy = new PhoneRequest(super.clone());
    copy.isNavigation = this.isNavigation;
    return copy;
  }
}

class PhoneResponse extends Response {
  static override redirect(url: string, status: number): Response {
    return new Response(null, { status, headers: { Location: url } });
  }
}

class PhoneEvent {
  readonly waits: Promise<unknown>[] = [];
  answer: Promise<Response> | undefined;

  constructor(fields: object) {
    Object.assign(this, fields);
  }

  waitUntil(work: Promise<unknown>): void {
    // `waitForAll` reports the error at the end of the event
    work.catch(() => {});
    this.waits.push(work);
  }

  respondWith(answer: Promise<Response>): void {
    this.answer = answer;
  }
}

const { IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange } = fakeIndexedDb;
const { IDBObjectStore, IDBRequest, IDBTransaction } = fakeIndexedDb;
/** Globals that `idb` needs to recognise its objects. */
const indexedDbGlobals = {
  ...{ IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction },
};

/** One run of the built worker, from its start by the browser to its end. */
export class PhoneWorker {
  #isEnded = false;
  readonly #listeners = new Map<string, ((event: PhoneEvent) => void)[]>();

  constructor(environment: WorkerEnvironment) {
    const scope = vm.createContext({
      ...indexedDbGlobals,
      ...{ AbortController, Headers, MessageChannel, TextEncoder, URL, URLSearchParams },
      ...{ clearTimeout, console, crypto, queueMicrotask, setTimeout },
      ...{ Request: PhoneRequest, Response: PhoneResponse },
      ...{ ExtendableEvent: PhoneEvent, FetchEvent: PhoneEvent },
      addEventListener: (type: string, listener: (event: PhoneEvent) => void) => {
        this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
      },
      caches: environment.caches,
      clients: { matchAll: async () => environment.windows, claim: async () => {} },
      fetch: (input: RequestInfo, init?: RequestInit) =>
        this.#isEnded
          ? new Promise(() => {})
          : environment.send(input instanceof PhoneRequest ? input : new PhoneRequest(input, init)),
      indexedDB: environment.indexedDB,
      location: new URL(SITE_ORIGIN),
      registration: {
        navigationPreload: { enable: async () => environment.preload() },
        scope: `${SITE_ORIGIN}/`,
        sync: { register: async (tag: string) => void environment.tags.push(tag) },
        unregister: async () => environment.unregister(),
      },
      skipWaiting: async () => {},
    });
    scope.self = scope;
    vm.runInContext(
      `{ const now = Date.now; Date.now = () => now() + ${environment.clockErrorMs}; }`,
      scope,
    );
    vm.runInContext(readFileSync("build/client/worker.js", "utf8"), scope);
  }

  /** From now on, the worker sends nothing and gets no answers to new requests. */
  end(): void {
    this.#isEnded = true;
  }

  /** @throws the error of work that the worker has passed to `waitUntil` */
  async dispatch(type: string, fields: object = {}): Promise<void> {
    const event = this.#raise(type, fields);
    await waitForAll(event);
  }

  /**
   * @param id of the window that receives the answer
   * @param show shows the answer while the worker goes on working
   * @returns undefined if the worker does not handle the request
   */
  async answer(
    request: PhoneRequest,
    preloadResponse?: Promise<Response>,
    id = "",
    show: (response: Response) => Promise<void> = async () => {},
  ): Promise<Response | undefined> {
    const event = this.#raise("fetch", { request, preloadResponse, resultingClientId: id });
    const response = await event.answer;
    if (response) await show(response);
    await waitForAll(event).catch(() => {});
    return response;
  }

  #raise(type: string, fields: object): PhoneEvent {
    const event = new PhoneEvent(fields);
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
    return event;
  }
}

/** Waits for all promises, including those added meanwhile. */
async function waitForAll({ waits }: PhoneEvent): Promise<void> {
  for (let done = 0; done < waits.length; done++) await waits[done];
}
