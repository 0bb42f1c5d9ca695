import type { Page } from "./visitor";

/** The texts of what a selector finds on a page. */
export const textsOf = (selector: string) => (page: Page) =>
  page.document.querySelectorAll(selector).map(({ text }) => text.trim());
/** The addresses of the entries that a page links, each once. */
export const linksTo = (part: string) => (page: Page) => [
  ...new Set(
    page.document
      .querySelectorAll(`main a[href*='/${part}/']`)
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => !href.includes("rss.xml")),
  ),
];
