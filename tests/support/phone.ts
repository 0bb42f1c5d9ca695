import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { IDBFactory } from "fake-indexeddb";
import { type HTMLElement, parse } from "node-html-parser";
import { languages } from "~/locales/languages";
import type { WorkerMessage } from "~/on-phone";
import { paths } from "~/paths";
import { asRead } from "./as-read";
import { browserFetch } from "./browser-fetch";
import { PhoneCaches } from "./phone-storage";
import { PhoneRequest, PhoneWorker, type Window } from "./phone-worker";
import { SITE_ORIGIN, type Site } from "./site";
import { formValues, type Visitor } from "./visitor";

/** The phone's connection: it decides what happens to a request; a working one calls `send`. */
type Line = (send: () => Promise<Response>, request: PhoneRequest) => Promise<Response>;

const ONLINE: Line = (send) => send();
/** Longer than the worker's pause before it looks again for the open list of unsent forms. */
const LOOK_MS = 110;
const OFFLINE: Line = () => Promise.reject(new TypeError("Failed to fetch"));

/** A page or an error as the person sees it. */
export interface Screen {
  path: string;
  status: number;
  document: HTMLElement;
}

/**
 * A phone with the built worker, which handles its pages and forms. Tests can kill, update and
 * disconnect the phone, and fill its storage.
 */
export class Phone {
  line: Line = ONLINE;
  /** Paths of the phone's requests other than posts, whether or not they arrived. */
  readonly requestedPaths: string[] = [];
  readonly posts: string[] = [];
  readonly caches = new PhoneCaches();
  indexedDB: globalThis.IDBFactory = new IDBFactory();
  /** Error of the phone's clock, in milliseconds. */
  clockErrorMs = 0;
  /** Open pages, which the worker may reload; pages opened at the same time have their own tabs. */
  windows: Window[] = [];
  /** Runs after the answer to a navigation, before the page is shown. */
  beforeShown: () => Promise<void> = async () => {};
  /** Addresses that the worker has reloaded. */
  readonly reloadedPaths: string[] = [];
  /** Messages to open pages. */
  readonly messages: [path: string, words: string][] = [];
  readonly tags: string[] = [];
  isRegistered = false;
  #isPreloading = false;
  #worker: PhoneWorker | null = null;

  readonly visitor: Visitor;

  constructor(private readonly site: Site) {
    this.visitor = site.visitor();
  }

  /** Installs the worker of a release, perhaps over an older one. */
  async update(): Promise<void> {
    this.#worker = new PhoneWorker(this);
    this.isRegistered = true;
    await this.#worker.dispatch("install");
    await this.#worker.dispatch("activate");
  }

  /** Kills the browser and its worker's pending work, and starts a new worker. */
  kill(): void {
    this.#worker?.end();
    this.#worker = new PhoneWorker(this);
  }

  unregister(): void {
    this.isRegistered = false;
  }

  preload(): void {
    this.#isPreloading = true;
  }

  goOffline(): void {
    this.line = OFFLINE;
  }

  goOnline(): void {
    this.line = ONLINE;
  }

  open(path: string): Promise<Screen> {
    return this.#navigate(path, {});
  }

  /** Fills in a form and presses its button, on a page without JavaScript. */
  press(screen: Screen, typed: Record<string, string>, selector = "main form[method=post]") {
    const form = screen.document.querySelector(selector);
    if (!form) throw new Error(`no form ${selector} on ${screen.path}`);
    const body = new URLSearchParams({ ...formValues(form), ...typed });
    return this.#navigate(form.getAttribute("action") || screen.path, { method: "POST", body });
  }

  /** Opens a form online and sends it offline. */
  async sendWithoutLine(path: string, typed: Record<string, string>): Promise<Screen> {
    const form = await this.open(path);
    this.goOffline();
    return this.press(form, typed);
  }

  /** A page reports that the connection is back. */
  async online(): Promise<void> {
    const message: WorkerMessage = { type: "online" };
    await this.#worker?.dispatch("message", { data: message });
  }

  /** Background Sync. @throws if the browser is to try again later */
  async sync(): Promise<void> {
    for (const tag of this.tags.splice(0)) await this.#worker?.dispatch("sync", { tag });
  }

  /** Sends a request over the line with this phone's cookies. */
  send(request: PhoneRequest): Promise<Response> {
    const { method, headers, url } = request;
    const { pathname, search } = new URL(url);
    (method === "POST" ? this.posts : this.requestedPaths).push(pathname);
    return this.line(async () => {
      const body = method === "POST" ? await request.clone().text() : undefined;
      const init = { method, headers, body };
      const response = request.isNavigation
        ? await this.visitor.send(pathname + search, init)
        : await browserFetch(this.visitor, pathname + search, init);
      response.headers.set("Date", this.site.clock.now.toUTCString());
      const isRedirect = request.isNavigation && response.headers.has("Location");
      if (isRedirect) Object.defineProperty(response, "type", { value: "opaqueredirect" });
      return response;
    }, request);
  }

  async #navigate(path: string, init: RequestInit, leftWindows = this.windows): Promise<Screen> {
    const request = new PhoneRequest(path, init);
    request.isNavigation = true;
    const worker = this.isRegistered ? this.#worker : null;
    const isPreloaded = worker && this.#isPreloading && request.method === "GET";
    const preloaded = isPreloaded ? this.send(request) : undefined;
    // like a browser, it ignores a failed preload that nobody awaits
    preloaded?.catch(() => {});
    const id = randomUUID();
    const show = async ({ headers }: Response) => {
      if (headers.has("Location")) return;
      await this.beforeShown();
      const navigate = async () => void this.reloadedPaths.push(path);
      const postMessage = (words: string) => void this.messages.push([path, words]);
      const others = this.windows.filter((one) => !leftWindows.includes(one));
      this.windows = [...others, { id, url: SITE_ORIGIN + path, navigate, postMessage }];
      // a person sees the list of unsent forms before leaving it
      if (languages.some((language) => path === paths.unsent(language))) await pause(LOOK_MS);
    };
    const workerResponse = await worker?.answer(request, preloaded, id, show);
    const response = workerResponse ?? (await this.send(request));
    const next = response.headers.get("Location");
    if (next) return this.#navigate(new URL(next, SITE_ORIGIN).pathname, {}, leftWindows);
    if (!workerResponse) await show(response);
    return { path, status: response.status, document: parse(asRead(await response.text())) };
  }
}

/** A phone that has opened the site. */
export async function phoneOfReader(site: Site, clockIsOffBy = 0): Promise<Phone> {
  const phone = new Phone(site);
  phone.clockErrorMs = clockIsOffBy;
  await phone.open(paths.home("bn"));
  await phone.update();
  return phone;
}
