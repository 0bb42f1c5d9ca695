import type { Site } from "./site";
import type { Page } from "./visitor";

/** Sends the form of a page with these answers. */
export async function send(site: Site, fields: Record<string, string>, path = "/booking") {
  const visitor = site.visitor();
  return visitor.submit(await visitor.get(path), fields);
}

/** Where the answer to a question is typed. */
export const control = (page: Page, name: string) => page.document.querySelector(`#${name}`);
/** What is said beside a question. */
export const errorOf = (page: Page, name: string) =>
  page.document.querySelector(`#${name}-error`)?.textContent;
/** What stands above all questions: that answers are to be checked, or that it did not go through. */
export const headingOf = (page: Page) =>
  page.document.querySelector("[role=alert] h2")?.textContent;
/** What is said above all questions. */
export const summaryOf = (page: Page) =>
  page.document.querySelectorAll("[role=alert] li").map((line) => line.textContent);
