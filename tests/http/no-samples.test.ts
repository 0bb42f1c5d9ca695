import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clearSamples } from "#db/seed";
import { sampleCompany } from "#db/seeds/company";
import { writtenPhone } from "~/features/phone/phone.server";
import { dictionaries } from "~/locales/dictionaries";
import { languages, pathInLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { prepare, startEmptySite } from "../support/empty-site";
import { family, letter } from "../support/family";
import { loseCompany } from "../support/lost-company";
import { publicPages } from "../support/public-pages";
import { type Site, startSite } from "../support/site";

let site: Site;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ site, close } = await startEmptySite());
});
afterAll(() => close());

/** Everything that was made up of the company. */
const { phone, email, address } = sampleCompany;
const samples = [
  phone,
  phone.slice(1),
  writtenPhone(phone),
  email,
  ...Object.values(address),
  // a way to nowhere is no better
  'href="tel:"',
  'href="mailto:"',
  "tel:null",
  "mailto:null",
  'wa.me/"',
];
const foundIn = (text: string) => samples.filter((sample) => text.includes(sample));

describe("with SEED=none, until the owner has entered the company's details", () => {
  it.each(languages)("no page says what was made up of them, in %s", async (language) => {
    const visitor = site.visitor();
    for (const path of publicPages) {
      const page = await visitor.get(pathInLanguage(path, language));
      expect(page.status, path).toBeLessThan(500);
      expect(foundIn(page.html), path).toEqual([]);
      expect(page.text, path).not.toContain("{{");
    }
  });

  it("nor does what machines read", async () => {
    for (const path of [paths.securityText(), paths.sitemap(), "/robots.txt", "/blog/rss.xml"]) {
      expect(foundIn((await site.visitor().get(path)).html), path).toEqual([]);
    }
    const { html } = await site.visitor().get("/");
    expect(html).not.toContain('"telephone"');
  });

  it("nor do mails, or what a form answers", async () => {
    const visitor = site.visitor();
    for (const language of languages) {
      const form = await visitor.get(paths.booking(language));
      const sent = await visitor.submit(form, { ...family });
      expect(sent.path).toContain("/booking/sent/");
      expect(foundIn(sent.html)).toEqual([]);
      await visitor.submit(await visitor.get(paths.contact(language)), { ...letter });
      const own = { email: `new-${language}@example.com`, phone: "01712345678" };
      const account = { ...own, name: "Rahima", password: "a river boat 7" };
      await visitor.submit(await site.visitor().get(paths.register(language)), {
        ...account,
        confirmPassword: account.password,
      });
    }
    const mails = await site.db.selectFrom("outbox").selectAll().execute();
    expect(mails.length).toBeGreaterThanOrEqual(2 * languages.length);
    for (const mail of mails) expect(foundIn(JSON.stringify(mail)), mail.kind).toEqual([]);
  });
});

it("where the site itself fails, no number is named that there is not", async () => {
  const failing = await startEmptySite();
  try {
    const visitor = failing.site.visitor({ headers: { Accept: "text/html" } });
    expect((await visitor.get("/")).status).toBe(200);
    await loseCompany(failing.site.db);
    for (const language of languages) {
      const page = await visitor.get(pathInLanguage("/contact", language));
      const { serverError } = dictionaries[language].http;
      expect([page.status, page.document.querySelector("h1")?.text]).toEqual([
        500,
        serverError.title,
      ]);
      expect(page.html).not.toContain("tel:");
      // nor is anybody asked to call
      expect(page.text).toContain(serverError.text);
      expect(page.text).not.toContain(serverError.call);
    }
  } finally {
    await failing.close();
  }
});

it("what the owner has entered stays, whatever was laid before", async () => {
  const other = await startSite();
  await other.db
    .updateTable("company")
    .set({ phone: "+8801712345678", email: "desk@example.org" })
    .execute();
  await clearSamples(other.db);
  const page = await other.visitor().get("/");
  expect(page.html).toContain("tel:+8801712345678");
  expect(page.html).toContain("mailto:desk@example.org");
  // of WhatsApp nobody has said anything
  expect(page.html).not.toContain("wa.me");
  await other.close();
});

it("leads the owner to where they are entered, and shows them from then on", async () => {
  const owner = await coordinator(site, "Owner");
  const home = await owner.get("/dashboard/admin");
  expect(home.text).toContain("Families cannot reach the company yet");
  const link = home.document
    .querySelectorAll("main a")
    .find(({ text }) => text.includes("Enter the company’s details"));
  const form = await owner.get(link?.getAttribute("href") ?? "");
  const details = { name: "Setu", phone: "01712345678", email: "desk@example.org" };
  const saved = await owner.submit(form, details, "form#company");
  expect(saved.text).toContain("Saved.");
  expect((await owner.get("/dashboard/admin")).text).not.toContain("cannot reach the company");
  for (const language of languages) {
    const page = await site.visitor().get(pathInLanguage("/", language));
    expect(page.html).toContain("tel:+8801712345678");
    expect(page.html).toContain("mailto:desk@example.org");
  }
  // the brand is still the reader's
  expect((await site.visitor().get("/bn")).document.querySelector("footer")?.text).toContain("সেতু");
  await prepare(site);
  expect((await site.visitor().get("/")).html).toContain("tel:+8801712345678");
});
