import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inDanger } from "~/features/services/service";
import { type Language, languages } from "~/locales/languages";
import { paths } from "~/paths";
import { family, letter } from "../support/family";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** Bangladesh's emergency number and Thailand's, as each language writes them. */
const emergency: Record<Language, [string, string]> = {
  en: ["999", "1669"],
  bn: ["৯৯৯", "১৬৬৯"],
  th: ["999", "1669"],
};

const told = (language: Language) => {
  const [here, thailand] = emergency[language];
  return new RegExp(`${here}(?![\\d০-৯])[^]{0,40}${thailand}`);
};

describe.each(languages)("where urgency is spoken of, in %s", (language) => {
  it.each([
    ["the booking form", paths.booking(language)],
    ["the contact form", paths.contact(language)],
    ...inDanger.map((key) => [`the service ${key}`, paths.service(key, language)]),
    ["the questions", paths.faqs(language)],
    ["the terms", paths.terms(language)],
    ["a page that is not there", language === "en" ? "/nowhere" : `/${language}/nowhere`],
  ])("%s names the emergency numbers", async (_, path) => {
    const page = await site.visitor().get(path);
    expect(page.document.querySelector("main")?.text).toMatch(told(language));
  });

  it.each([
    ["booking", paths.booking(language), family],
    ["message", paths.contact(language), letter],
  ] as const)("the sent page and the mail of a %s name them", async (_, path, fields) => {
    await site.db.deleteFrom("outbox").execute();
    const visitor = site.visitor();
    const sent = await visitor.submit(await visitor.get(path), fields);
    expect(sent.path).toContain("/sent/");
    expect(sent.text).toMatch(told(language));
    const mail = await site.db
      .selectFrom("outbox")
      .select("body_text")
      .where("kind", "in", ["booking-received", "message-received"])
      .executeTakeFirstOrThrow();
    expect(mail.body_text).toMatch(told(language));
  });
});
