import { expect } from "vitest";
import type { Language } from "~/locales/languages";
import type { Page } from "./visitor";
import { texts } from "./words";

/**
 * Checks common to every page of content: language, one heading, no script, no empty placeholder.
 */
export function expectContentPage(page: Page, language: Language) {
  expect(page.status).toBe(200);
  const { document, html } = page;
  expect(document.querySelector("html")?.getAttribute("lang")).toBe(language);
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  expect(document.querySelectorAll("main [style]")).toHaveLength(0);
  expect(document.querySelectorAll("script[src], script[type=module]")).toHaveLength(0);
  const words = html.replace(/<(style|script)\b.*?<\/\1>/gs, "");
  expect(words).not.toMatch(/\{\{|undefined|\[object|NaN/);
  const sections = Object.keys(texts("en")).join("|");
  expect(page.text).not.toMatch(new RegExp(`\\b(${sections})\\.[a-z]\\w+(\\.\\w+)+\\b`));
}
