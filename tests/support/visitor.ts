import type { HTMLElement } from "node-html-parser";
import { parse } from "node-html-parser";
import { asRead } from "./as-read";

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** A page as a person without JavaScript receives it. */
export interface Page {
  path: string;
  status: number;
  headers: Headers;
  html: string;
  document: HTMLElement;
  /** The readable text, with spaces folded. */
  text: string;
}

/**
 * Keeps cookies, follows redirects, reads a form off the page and submits it as a browser would.
 */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly fetch: Fetch,
    private readonly headers: Record<string, string>,
  ) {}

  async get(path: string): Promise<Page> {
    return this.follow(path, {});
  }

  /** Posts exactly these fields, without a form's hidden ones. */
  async post(path: string, fields: Record<string, string> | [string, string][]): Promise<Page> {
    return this.follow(path, { method: "POST", body: new URLSearchParams(fields) });
  }

  /**
   * Fills in a form of the page and submits it.
   *
   * @param page the page with the form
   * @param fields entered values; the other fields keep the form's own
   * @param selector of the form; by default the posting one in `main`
   */
  async submit(
    page: Page,
    fields: Record<string, string>,
    selector = "main form[method=post]",
  ): Promise<Page> {
    const form = page.document.querySelector(selector);
    if (!form) throw new Error(`no form ${selector} on ${page.path}`);
    const values = { ...formValues(form), ...fields };
    const action = form.getAttribute("action") || page.path;
    if (form.getAttribute("method")?.toLowerCase() === "post") return this.post(action, values);
    return this.get(`${action.split("?")[0]}?${new URLSearchParams(values)}`);
  }

  /** Presses a button, whose form may be elsewhere on the page. */
  async press(page: Page, selector: string): Promise<Page> {
    const button = page.document.querySelector(selector);
    const id = button?.getAttribute("form");
    const form = id ? page.document.getElementById(id) : button?.closest("form");
    if (!button || !form) throw new Error(`no button ${selector} on ${page.path}`);
    const name = button.getAttribute("name");
    const pressed = name ? { [name]: button.getAttribute("value") ?? "" } : {};
    return this.post(form.getAttribute("action") || page.path, { ...formValues(form), ...pressed });
  }

  /** Submits a form with a file, as browsers do; `null`: no file was chosen. */
  async submitFile(
    page: Page,
    fields: Record<string, string>,
    file: File | readonly File[] | null,
    selector: string,
  ): Promise<Page> {
    const form = page.document.querySelector(selector);
    if (!form) throw new Error(`no form ${selector} on ${page.path}`);
    const body = new FormData();
    const none = new File([], "", { type: "application/octet-stream" });
    for (const one of [file ?? none].flat()) body.append("file", one);
    for (const [name, value] of Object.entries({ ...formValues(form), ...fields })) {
      body.set(name, value);
    }
    return this.follow(form.getAttribute("action") || page.path, { method: "POST", body });
  }

  /** Sends one request, keeps its cookies, and follows no redirect. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({
      ...this.headers,
      ...Object.fromEntries(new Headers(init.headers)),
    });
    if (this.cookies.size > 0) headers.set("Cookie", this.cookieHeader());
    if (init.method === "POST" && !headers.has("Origin")) {
      headers.set("Origin", "http://localhost:3000");
    }
    const response = await this.fetch(path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) this.storeCookie(line);
    return response;
  }

  private async follow(path: string, init: RequestInit): Promise<Page> {
    let response = await this.send(path, init);
    let currentPath = path;
    for (let hops = 0; hops < 5 && response.status >= 300 && response.status < 400; hops++) {
      const url = new URL(
        response.headers.get("Location") ?? "/",
        new URL(currentPath, "http://localhost:3000"),
      );
      currentPath = url.pathname + url.search;
      // after a 307 a browser sends the same fields again
      response = await this.send(currentPath, response.status === 307 ? init : {});
    }
    return pageOf(currentPath, response, await response.text());
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  private storeCookie(line: string) {
    const [pair = "", ...attributes] = line.split("; ");
    const [name = "", ...value] = pair.split("=");
    const isExpired = attributes.some((attribute) => /^Max-Age=0$/i.test(attribute));
    if (isExpired) this.cookies.delete(name);
    else this.cookies.set(name, value.join("="));
  }
}

/** Parses on demand: walks request thousands of pages and mostly read the status. */
function pageOf(path: string, { status, headers }: Response, sent: string): Page {
  // without a doctype browsers use quirks mode, where class names ignore case
  if (/^text\/html\b/.test(headers.get("Content-Type") ?? "") && !/^<!doctype html>/i.test(sent)) {
    throw new Error(`${path} has no doctype: ${sent.slice(0, 60)}`);
  }
  const html = asRead(sent);
  let document: HTMLElement | undefined;
  let text: string | undefined;
  return {
    path,
    status,
    headers,
    html,
    get document() {
      document ??= parse(html);
      return document;
    },
    get text() {
      text ??= parse(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ""))
        // a non-breaking space stays
        .textContent.replace(/[^\S\u00a0]+/g, " ")
        .trim();
      return text;
    },
  };
}

/** The fields that a browser would send without any input. */
export function formValues(form: HTMLElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const control of form.querySelectorAll("input, select, textarea")) {
    const name = control.getAttribute("name");
    if (!name || control.hasAttribute("disabled")) continue;
    const type = control.getAttribute("type") ?? "text";
    if (["submit", "button", "file"].includes(type)) continue;
    if (["checkbox", "radio"].includes(type) && !control.hasAttribute("checked")) continue;
    if (control.tagName === "SELECT") {
      const chosen = control.querySelector("option[selected]") ?? control.querySelector("option");
      values[name] = chosen?.getAttribute("value") ?? chosen?.textContent ?? "";
    } else if (control.tagName === "TEXTAREA") {
      values[name] = control.textContent.replace(/^\n/, "");
    } else {
      values[name] = control.getAttribute("value") ?? (type === "checkbox" ? "on" : "");
    }
  }
  return values;
}
