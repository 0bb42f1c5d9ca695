import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Reader, Shot, State } from "./areas";

type Cookie = Parameters<BrowserContext["addCookies"]>[0][number];

/** Stored cookies of each reader. */
export type Cookies = Partial<Record<Reader, readonly Cookie[]>>;

/** The sticky bar has no lower edge to stick to in a picture of the whole page. */
const UNSTICK_BAR = "body > nav { position: static !important }";

/** States pictured as one screen. */
const onScreen: readonly (State | undefined)[] = ["on a screen", "first visit", "menu", "offered"];

/** States with a filled-in form; all but the first are sent. */
const formStates: readonly (State | undefined)[] = ["filled in", "sent", "sent empty", "conflict"];

/** Expected status of the answer to a refused form. */
const refusalStatuses: Partial<Record<State, number>> = { "sent empty": 400, conflict: 409 };

const FORM = "main form[method=post]:has(textarea, select, input:not([type=hidden]))";

/**
 * A browser of one width and one theme. It runs no JavaScript, since its effects depend on timing.
 */
export class Camera {
  readonly #contexts = new Map<string, Promise<BrowserContext>>();

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
    private readonly look: { theme: "light" | "dark"; width: number },
    private readonly cookies: Cookies,
  ) {}

  /**
   * Takes a picture of a page in its state.
   *
   * @returns a fault of the page, if any
   * @throws Error if its form is missing
   */
  async take(shot: Shot, file: string): Promise<string | null> {
    const { path, state } = shot;
    const page = await (await this.#contextFor(shot)).newPage();
    try {
      const answer = await page.goto(path);
      let status = answer?.status() ?? 0;
      if (formStates.includes(state)) status = await submitOrFill(page, shot);
      if (state === "menu") await page.locator("header summary:visible").first().click();
      const isWhole = !onScreen.includes(state);
      await page.screenshot({
        path: file,
        fullPage: isWhole,
        style: isWhole ? UNSTICK_BAR : undefined,
        type: "jpeg",
        quality: 80,
      });
      const refusal = state && refusalStatuses[state];
      const isRight = refusal ? status === refusal : status > 0 && status < 500;
      return isRight ? null : `${titleOf(shot)} answered ${status}`;
    } finally {
      await page.close();
    }
  }

  async close(): Promise<void> {
    for (const context of this.#contexts.values()) await (await context).close();
  }

  #contextFor({ state, by = "anybody" }: Shot): Promise<BrowserContext> {
    const key = `${by}, ${state}`;
    const context = this.#contexts.get(key) ?? this.#newContext(state, by);
    this.#contexts.set(key, context);
    return context;
  }

  async #newContext(state: State | undefined, by: Reader): Promise<BrowserContext> {
    const { theme, width } = this.look;
    const context = await this.browser.newContext({
      baseURL: this.origin,
      viewport: { width, height: width > 800 ? 800 : 740 },
      colorScheme: theme,
      javaScriptEnabled: false,
      // allows the style that unsticks the bar
      bypassCSP: true,
      locale: state === "offered" ? "bn-BD" : "en-GB",
      extraHTTPHeaders: state === "little data" ? { "Save-Data": "on" } : {},
    });
    await context.addCookies([...(this.cookies[by] ?? [])]);
    if (state !== "first visit") {
      await context.addCookies([{ name: "visit", value: "1", url: this.origin }]);
    }
    return context;
  }
}

/** Caption of a page in its state. */
export function titleOf({ path, state, by, typed }: Shot): string {
  const values = typed && JSON.stringify(typed);
  const details = [state, values, by?.includes("passkey") && by].filter(Boolean);
  return [path, ...details].join(", ");
}

/** @returns the status of the answer; 200 if the form is not sent */
async function submitOrFill(page: Page, { state, typed, form }: Shot): Promise<number> {
  const values = state === "conflict" ? { ...typed, version: "0" } : typed;
  const targetForm = page.locator(form ? `form#${form}` : FORM).first();
  await targetForm.evaluate(fill, { values: values ?? {}, isEmpty: state === "sent empty" });
  if (state === "filled in") return 200;
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === "POST"),
    page.waitForEvent("load"),
    targetForm.evaluate((one: HTMLFormElement) => one.submit()),
  ]);
  return answer.status();
}

/** Runs in the page. */
function fill(
  form: Element,
  { values, isEmpty }: { values: Record<string, string>; isEmpty: boolean },
): void {
  for (const fold of form.querySelectorAll("details")) fold.open = true;
  const { elements } = form as HTMLFormElement;
  for (const field of elements) {
    if (field instanceof HTMLInputElement && field.type === "hidden") continue;
    const value = values[field.getAttribute("name") ?? ""] ?? (isEmpty ? "" : undefined);
    if (value === undefined || field instanceof HTMLButtonElement) continue;
    if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)) {
      field.checked = field.value === value;
    } else if ("value" in field) field.value = value;
  }
  const version = elements.namedItem("version");
  if (values.version && version instanceof HTMLInputElement) version.value = values.version;
}
