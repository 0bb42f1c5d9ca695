import { expect, it } from "vitest";
import { type Language, languages, pathInLanguage } from "~/locales/languages";
import { fallbackResponse } from "./fallback-page";

const numbers: Record<Language, [string, string]> = {
  en: ["999", "1669"],
  bn: ["৯৯৯", "১৬৬৯"],
  th: ["999", "1669"],
};

it.each(languages)("an error page links its emergency numbers, in %s", async (language) => {
  const path = pathInLanguage("/booking", language);
  const page = await fallbackResponse("busy", path, "once", null).text();
  const [here, thailand] = numbers[language];
  expect(page).toContain(`<a class="in" href="tel:999">${here}</a>`);
  expect(page).toContain(`<a class="in" href="tel:1669">${thailand}</a>`);
});
