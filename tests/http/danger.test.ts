import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Language, languages } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { emergencyServices } from "~/service-keys";
import { asRead } from "../support/as-read";
import { insertBooking } from "../support/bookings";
import { family, messageFields } from "../support/family";
import { deleteRequests, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page } from "../support/visitor";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** The emergency numbers of Bangladesh and Thailand, as each language writes them. */
const emergency: Record<Language, [string, string]> = {
  en: ["999", "1669"],
  bn: ["৯৯৯", "১৬৬৯"],
  th: ["999", "1669"],
};

/** Expects every emergency number on the page to be a link. */
const expectLinked = (page: Page, language: Language) => {
  const [here, thailand] = emergency[language];
  const main = page.document.querySelector("main");
  for (const script of main?.querySelectorAll("script") ?? []) script.remove();
  const countInText = (number: string) =>
    main?.text.match(new RegExp(`(?<![\\d০-৯])${number}(?![\\d০-৯])`, "g"))?.length;
  const linksTo = (number: string) => main?.querySelectorAll(`a[href="tel:${number}"]`) ?? [];
  expect(linksTo("999").map((link) => link.text)).toEqual(Array(countInText(here)).fill(here));
  expect(linksTo("1669").map(({ text }) => text)).toEqual(
    Array(countInText(thailand)).fill(thailand),
  );
};

const firstToCall = (page: Page) =>
  page.document.querySelector("main a[href^='tel:']")?.getAttribute("href");

const elsewherePattern: Record<Language, string> = {
  en: "(?:in another country,?|elsewhere) (?:call )?the emergency number there",
  bn: "অন্য\\sদেশে (?:থাকলে )?সেখানকার জরুরি নম্বরে",
  th: "ประเทศอื่น ?โทรเบอร์ฉุกเฉินของประเทศนั้น",
};

const emergencyPattern = (language: Language) => {
  const [here, thailand] = emergency[language];
  return new RegExp(
    `${here}(?![\\d০-৯])[^]{0,40}${thailand}(?![\\d০-৯])[^]{0,80}${elsewherePattern[language]}`,
    "i",
  );
};

describe.each(languages)("urgent pages, in %s", (language) => {
  it.each([
    ["the booking form", paths.booking(language)],
    ["the form of a call-back", paths.callBack(language)],
    ["the contact form", paths.contact(language)],
    ...emergencyServices.map((key) => [`the service ${key}`, paths.service(key, language)]),
    ["the FAQs", paths.faqs(language)],
    ["the terms", paths.terms(language)],
    ["the promise", paths.promise(language)],
    ["the unsent forms", paths.unsent(language)],
    ["the offline page", paths.offline(language)],
    ["a missing page", language === "en" ? "/nowhere" : `/${language}/nowhere`],
  ])("%s names the emergency numbers before our own", async (_, path) => {
    const page = await site.visitor().get(path);
    expect(page.document.querySelector("main")?.text).toMatch(emergencyPattern(language));
    expectLinked(page, language);
    expect(firstToCall(page)).toBe("tel:999");
  });

  it.each([
    ["booking", paths.booking(language), family],
    ["message", paths.contact(language), messageFields],
  ] as const)("the sent page and the mail of a %s name the numbers", async (_, path, fields) => {
    await site.db.deleteFrom("outbox").execute();
    // a third receipt within an hour would not be mailed
    await site.db.deleteFrom("rate_limits").execute();
    const visitor = site.visitor();
    const sent = await visitor.submit(await visitor.get(path), fields);
    expect(sent.path).toContain("/sent/");
    // the numbers come before the request to call us
    const call = texts(language).submission.sent.ifLate;
    const numbersFirst = new RegExp(`${emergencyPattern(language).source}[^]+${asRead(call)}`);
    expect(sent.text).toMatch(numbersFirst);
    expect(firstToCall(sent)).toBe("tel:999");
    expectLinked(sent, language);
    await setRequests(site.db, { due_at: "2026-01-01T00:00:00.000Z" });
    const late = await visitor.get(sent.path);
    expect(late.text).toContain(asRead(texts(language).submission.status.late.title));
    expect(late.text).toMatch(emergencyPattern(language));
    expectLinked(late, language);
    const mail = await site.db
      .selectFrom("outbox")
      .select("body_text")
      .where("kind", "=", "request-received")
      .executeTakeFirstOrThrow();
    expect(mail.body_text).toMatch(emergencyPattern(language));
  });

  it.each(["declined", "duplicate", "spam", "cancelled", "on_hold"] as const)(
    "the page of a request that is %s names the emergency numbers before our own",
    async (status) => {
      const reference = "SETU-4242-4242";
      await deleteRequests(site.db, { reference });
      await insertBooking(site.db, { reference, status });
      const page = await site.visitor().get(paths.bookingSent(reference, language));
      expect(page.document.querySelector("main")?.text).toMatch(emergencyPattern(language));
      expectLinked(page, language);
      expect(firstToCall(page)).toBe("tel:999");
    },
  );
});
