import type { Site } from "./site";
import type { Page } from "./visitor";

/** Sends the form of a page with these answers. */
export async function send(site: Site, fields: Record<string, string>, path = "/booking") {
  const visitor = site.visitor();
  return visitor.submit(await visitor.get(path), fields);
}

/** The control of a question. */
export const control = (page: Page, name: string) => page.document.querySelector(`#${name}`);
/** Error beside a question. */
export const errorOf = (page: Page, name: string) =>
  page.document.querySelector(`#${name}-error`)?.textContent;
/** Heading of the error summary. */
export const headingOf = (page: Page) =>
  page.document.querySelector("[role=alert] h2")?.textContent;
/** Text of the error summary. */
export const summaryOf = (page: Page) =>
  page.document.querySelectorAll("[role=alert] li").map((line) => line.textContent);
