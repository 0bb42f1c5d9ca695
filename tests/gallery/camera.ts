import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Shot, State } from "./areas";

type Cookie = Parameters<BrowserContext["addCookies"]>[0][number];

/** A page's bar sticks to the lower edge of a screen: in a picture of all of it, it has no such place. */
const UNSTUCK = "body > nav { position: static !important }";

/** In these a picture is of what one screen shows. */
const onScreen: readonly (State | undefined)[] = ["on a screen", "first visit", "menu", "offered"];

/** A browser of one width in one theme. It shows HTML alone: what scripts add depends on when one looks. */
export class Camera {
  readonly #contexts = new Map<string, Promise<BrowserContext>>();

  /** @param cookies of the browser that has sent what some pages are about */
  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
    private readonly look: { theme: "light" | "dark"; width: number },
    readonly cookies: readonly Cookie[],
  ) {}

  /**
   * Takes a picture of a page in its state.
   *
   * @returns what was wrong with it, if anything
   */
  async take({ path, state }: Shot, file: string): Promise<string | null> {
    const page = await (await this.#contextFor(state)).newPage();
    try {
      const answer = await page.goto(path);
      let status = answer?.status() ?? 0;
      if (state === "sent empty") status = await sendEmpty(page);
      if (state === "menu") await page.locator("header summary:visible").first().click();
      const isWhole = !onScreen.includes(state);
      await page.screenshot({
        path: file,
        fullPage: isWhole,
        style: isWhole ? UNSTUCK : undefined,
        type: "jpeg",
        quality: 80,
      });
      const isRight = state === "sent empty" ? status === 400 : status > 0 && status < 500;
      return isRight ? null : `${path}${state ? `, ${state},` : ""} answered ${status}`;
    } finally {
      await page.close();
    }
  }

  async close(): Promise<void> {
    for (const context of this.#contexts.values()) await (await context).close();
  }

  #contextFor(state: State | undefined): Promise<BrowserContext> {
    const context = this.#contexts.get(state ?? "") ?? this.#newContext(state);
    this.#contexts.set(state ?? "", context);
    return context;
  }

  async #newContext(state: State | undefined): Promise<BrowserContext> {
    const { theme, width } = this.look;
    const context = await this.browser.newContext({
      baseURL: this.origin,
      viewport: { width, height: width > 800 ? 800 : 740 },
      colorScheme: theme,
      javaScriptEnabled: false,
      // for the style that unsticks the bar
      bypassCSP: true,
      locale: state === "offered" ? "bn-BD" : "en-GB",
      extraHTTPHeaders: state === "little data" ? { "Save-Data": "on" } : {},
    });
    await context.addCookies([...this.cookies]);
    if (state !== "first visit") {
      await context.addCookies([{ name: "visit", value: "1", url: this.origin }]);
    }
    return context;
  }
}

/** @returns the status of the answer */
async function sendEmpty(page: Page): Promise<number> {
  const [refused] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === "POST"),
    page.locator("main form[method=post] button[type=submit]").first().click(),
  ]);
  await page.waitForLoadState();
  return refused.status();
}
