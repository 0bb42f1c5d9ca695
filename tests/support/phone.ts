import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { IDBFactory } from "fake-indexeddb";
import { type HTMLElement, parse } from "node-html-parser";
import { languages } from "~/locales/languages";
import type { Told } from "~/on-phone";
import { paths } from "~/paths";
import { asRead } from "./as-read";
import { browserFetch } from "./browser-fetch";
import { PhoneCaches } from "./phone-storage";
import { PhoneRequest, PhoneWorker, type Window } from "./phone-worker";
import { SITE_ORIGIN, type Site } from "./site";
import { formValues, type Visitor } from "./visitor";

/** What becomes of a request: where nothing is wrong with the line, it is sent. */
type Line = (send: () => Promise<Response>, request: PhoneRequest) => Promise<Response>;

const WHOLE: Line = (send) => send();
/** Within this the worker has looked once more for a list that it waits for. */
const LOOK_MS = 110;
const NONE: Line = () => Promise.reject(new TypeError("Failed to fetch"));

/** What somebody has before them. */
export interface Screen {
  path: string;
  status: number;
  document: HTMLElement;
}

/**
 * A phone with the site's own worker in it, as it was built: pages are opened and forms are posted through
 * the worker, which is killed, updated and left without a line or room, as no browser can be told to.
 */
export class Phone {
  line: Line = WHOLE;
  /** What was asked for and posted over the line, whether it has arrived or not. */
  readonly asked: string[] = [];
  readonly posts: string[] = [];
  readonly caches = new PhoneCaches();
  indexedDB: globalThis.IDBFactory = new IDBFactory();
  /** How far the phone's clock is from the right time, in milliseconds. */
  clockIsOffBy = 0;
  /** The pages that are open, which the worker may show anew: of what is opened at once, each has its tab. */
  windows: Window[] = [];
  /** What happens after a page was answered, and before it is on the screen. */
  beforeShown: () => Promise<void> = async () => {};
  /** The addresses that the worker has had shown anew. */
  readonly shownAnew: string[] = [];
  /** What open pages were told, and which. */
  readonly told: [path: string, words: string][] = [];
  readonly tags: string[] = [];
  isRegistered = false;
  #isPreloading = false;
  #worker: PhoneWorker | null = null;

  readonly visitor: Visitor;

  constructor(private readonly site: Site) {
    this.visitor = site.visitor();
  }

  /** The worker of a release comes, in place of an older one if there is one. */
  async update(): Promise<void> {
    this.#worker = new PhoneWorker(this);
    this.isRegistered = true;
    await this.#worker.dispatch("install");
    await this.#worker.dispatch("activate");
  }

  /** The browser ends, and what its worker was about to do does not happen; the next touch starts it anew. */
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
    this.line = NONE;
  }

  goOnline(): void {
    this.line = WHOLE;
  }

  open(path: string): Promise<Screen> {
    return this.#navigate(path, {});
  }

  /** Fills a form in and presses its button, where the page has no script. */
  press(screen: Screen, typed: Record<string, string>, selector = "main form[method=post]") {
    const form = screen.document.querySelector(selector);
    if (!form) throw new Error(`no form ${selector} on ${screen.path}`);
    const body = new URLSearchParams({ ...formValues(form), ...typed });
    return this.#navigate(form.getAttribute("action") || screen.path, { method: "POST", body });
  }

  /** A form that is opened while there is a line, and sent when there is none. */
  async sendWithoutLine(path: string, typed: Record<string, string>): Promise<Screen> {
    const form = await this.open(path);
    this.goOffline();
    return this.press(form, typed);
  }

  /** A page says that the line is back. */
  async online(): Promise<void> {
    const told: Told = { type: "online" };
    await this.#worker?.dispatch("message", { data: told });
  }

  /** Background Sync; @throws where the browser is to try again later */
  async sync(): Promise<void> {
    for (const tag of this.tags.splice(0)) await this.#worker?.dispatch("sync", { tag });
  }

  /** Over the line, with what this phone has of cookies. */
  send(request: PhoneRequest): Promise<Response> {
    const { method, headers, url } = request;
    const { pathname, search } = new URL(url);
    (method === "POST" ? this.posts : this.asked).push(pathname);
    return this.line(async () => {
      const body = method === "POST" ? await request.clone().text() : undefined;
      const init = { method, headers, body };
      const response = request.isNavigation
        ? await this.visitor.send(pathname + search, init)
        : await browserFetch(this.visitor, pathname + search, init);
      response.headers.set("Date", this.site.clock.now.toUTCString());
      const isLedOn = request.isNavigation && response.headers.has("Location");
      if (isLedOn) Object.defineProperty(response, "type", { value: "opaqueredirect" });
      return response;
    }, request);
  }

  async #navigate(path: string, init: RequestInit, left = this.windows): Promise<Screen> {
    const request = new PhoneRequest(path, init);
    request.isNavigation = true;
    const worker = this.isRegistered ? this.#worker : null;
    const isPreloaded = worker && this.#isPreloading && request.method === "GET";
    const preloaded = isPreloaded ? this.send(request) : undefined;
    // as browsers, it says nothing where nobody asks what came of it
    preloaded?.catch(() => {});
    const id = randomUUID();
    const show = async ({ headers }: Response) => {
      if (headers.has("Location")) return;
      await this.beforeShown();
      const navigate = async () => void this.shownAnew.push(path);
      const postMessage = (words: string) => void this.told.push([path, words]);
      const others = this.windows.filter((one) => !left.includes(one));
      this.windows = [...others, { id, url: SITE_ORIGIN + path, navigate, postMessage }];
      // nobody leaves a list before it is seen to be there
      if (languages.some((language) => path === paths.unsent(language))) await pause(LOOK_MS);
    };
    const answered = await worker?.answer(request, preloaded, id, show);
    const response = answered ?? (await this.send(request));
    const next = response.headers.get("Location");
    if (next) return this.#navigate(new URL(next, SITE_ORIGIN).pathname, {}, left);
    if (!answered) await show(response);
    return { path, status: response.status, document: parse(asRead(await response.text())) };
  }
}

/** A phone on which somebody has opened the site. */
export async function phoneOfReader(site: Site, clockIsOffBy = 0): Promise<Phone> {
  const phone = new Phone(site);
  phone.clockIsOffBy = clockIsOffBy;
  await phone.open(paths.home("bn"));
  await phone.update();
  return phone;
}
