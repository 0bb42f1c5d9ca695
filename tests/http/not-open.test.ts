import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clearSamples } from "#db/seed";
import { sampleCompany } from "#db/seeds/company";
import { dictionaries } from "~/locales/dictionaries";
import { companyInfo } from "~/locales/en/company-info";
import { languages, pathInLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import { formatPhone } from "~/server/phone.server";
import { coordinator } from "../support/admin";
import { companyOf, FORM, openSite, PAGE } from "../support/company-info";
import { prepare, startEmptySite } from "../support/empty-site";
import { loseCompany } from "../support/lost-company";
import { publicPages } from "../support/public-pages";
import { requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";

/** Pages that coordinators use before the site is open. */
const coordinatorPages = [
  paths.adminLogin("en"),
  paths.adminForgot("en"),
  paths.actionCompleted("en"),
];
const familyPages = publicPages.filter((path) => !coordinatorPages.includes(path));

/** Sample details of the company, and links without a target. */
const { phone, email, address } = sampleCompany;
const sampleDetails = [phone.slice(1), formatPhone(phone), email, ...Object.values(address)];
const emptyLinks = ['href="tel:"', 'href="mailto:"', "tel:null", "mailto:null", 'wa.me/"'];
const detailsIn = (text: string) =>
  [...sampleDetails, ...emptyLinks].filter((one) => text.includes(one));

const titles = languages.map((language) => dictionaries[language].http.notOpen.title);

describe("with SEED=none, until a phone number and an email are entered, the site", () => {
  let site: Site;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ site, close } = await startEmptySite());
  });
  afterAll(() => close());

  async function expectNotOpen(response: Response, about: string) {
    const html = await response.text();
    expect([about, response.status]).toEqual([about, 503]);
    expect(response.headers.get("Retry-After")).toBe("3600");
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    for (const title of titles) expect(html.replaceAll("\u2060", "")).toContain(title);
    expect(detailsIn(html), about).toEqual([]);
    expect(html, about).not.toMatch(/tel:|mailto:|wa\.me|<a /);
  }

  it.each(languages)(
    "shows a closed notice in three languages on each public page, in %s",
    async (code) => {
      for (const path of familyPages) {
        const at = pathInLanguage(path, code);
        await expectNotOpen(await site.fetch(at), at);
      }
    },
  );

  it("closes feeds, sitemaps, nested addresses and form posts as well", async () => {
    const machineFiles = [paths.sitemap(), paths.sitemapPart("en"), paths.securityText()];
    for (const path of [...machineFiles, "/robots.txt", "/site.webmanifest", "/blog/rss.xml"]) {
      await expectNotOpen(await site.fetch(path), path);
    }
    for (const path of ["/_root.data", "/booking.data", "/dashboards", "/bn/a/b/c/d/e/f/g"]) {
      await expectNotOpen(await site.fetch(path), path);
    }
    for (const path of [paths.booking("bn"), paths.contact("en"), paths.callBack("th"), "/login"]) {
      const sent = { method: "POST", body: new URLSearchParams({ phoneNumber: "01712345678" }) };
      await expectNotOpen(await site.fetch(path, sent), `POST ${path}`);
    }
    expect(await requestsOf(site.db, { kind: "booking" })).toEqual([]);
  });

  it("allows its style by a nonce", async () => {
    const response = await site.fetch("/bn");
    const [, nonce] = /<style nonce="([^"]+)"/.exec(await response.text()) ?? [];
    expect(nonce).toBeTruthy();
    expect(response.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
  });

  it("still serves files, health checks, switches and coordinators' log-in", async () => {
    for (const path of ["/healthz", "/readyz", "/favicon.svg", "/worker.js"]) {
      expect([path, (await site.fetch(path)).status]).toEqual([path, 200]);
    }
    for (const language of languages) {
      for (const path of coordinatorPages) {
        const page = await site.visitor().get(pathInLanguage(path, language));
        expect([page.path, page.status]).toEqual([pathInLanguage(path, language), 200]);
        expect(detailsIn(page.html), page.path).toEqual([]);
      }
      const turnedAway = await site.visitor().get(paths.dashboard(language));
      expect(turnedAway.path).toContain(paths.adminLogin(language));
    }
    const switched = await site
      .visitor()
      .post(paths.setTheme(), { theme: "dark", returnTo: coordinatorPages[0] ?? "" });
    expect(switched.path).toBe(coordinatorPages[0]);
  });

  it("reports a server error if the company's details cannot be read", async () => {
    const failing = await startEmptySite();
    await loseCompany(failing.site.db);
    const page = await failing.site
      .visitor({ headers: { Accept: "text/html" } })
      .get(paths.contact("en"));
    expect(page.status).toBe(500);
    expect(page.text).toContain(dictionaries.en.http.serverError.title);
    expect(page.html).not.toContain("tel:");
    await failing.close();
  });
});

describe("with SEED=none, the company's details", () => {
  it("open the site for every process once saved with both a number and an email", async () => {
    const { site, close } = await startEmptySite();
    const other = await startSite({ DATABASE_URL: site.env.databaseUrl });
    const status = async () => [
      (await site.fetch("/bn")).status,
      (await other.fetch("/th/booking")).status,
    ];
    expect(await status()).toEqual([503, 503]);
    const owner = await coordinator(site, "Owner");
    const form = await owner.get(PAGE);
    expect(form.text).toContain(companyInfo.checklist);
    expect(form.text).toContain(`${companyInfo.checks.contacts} (open)`);
    expect(form.text).not.toContain(dictionaries.en.editing.checklist.sample);
    const typed = { name: "Setu", phone: "01712345678", email: "desk@example.org" };
    for (const missing of ["phone", "email"]) {
      const refused = await owner.submit(form, { ...typed, [missing]: "" }, FORM);
      expect(refused.status).toBe(400);
    }
    expect(await status()).toEqual([503, 503]);
    const saved = await owner.submit(form, typed, FORM);
    expect(saved.text).toContain(`${companyInfo.checks.contacts} (done)`);
    expect(await status()).toEqual([200, 200]);
    const page = await site.visitor().get("/bn");
    expect(page.html).toContain("tel:+8801712345678");
    expect(page.html).toContain("mailto:desk@example.org");
    // without a name, the brand is in the reader's language
    expect(page.document.querySelector("footer")?.text).toContain("সেতু");
    for (const path of publicPages) {
      const { html, status: answered } = await site.visitor().get(path);
      expect([path, answered < 500, detailsIn(html)]).toEqual([path, true, []]);
    }
    await prepare(site);
    expect(await status()).toEqual([200, 200]);
    await other.close();
    await close();
  });

  it("do not close the site again when an earlier revision is restored", async () => {
    const { site, close } = await startEmptySite();
    const owner = await coordinator(site, "Owner");
    const typed = { phone: "01712345678", email: "desk@example.org", legal_name: "Setu Limited" };
    await owner.submit(await owner.get(PAGE), typed, FORM);
    const back = await owner.submit(await owner.get(`${PAGE}/1/revisions`), {}, "form#restore");
    expect(back.text).toContain("Version 1 is back");
    expect(await companyOf(site)).toMatchObject({
      phone: "+8801712345678",
      email: "desk@example.org",
    });
    expect((await site.fetch("/")).status).toBe(200);
    await close();
  });
});

it("clearing the samples keeps the owner's details", async () => {
  const site = await startSite();
  const opening = "আমরা ২০১৯ সালে শুরু করেছি।";
  const texts = site.db.updateTable("company_texts").where("language", "=", "bn");
  await texts.set({ opening }).execute();
  await openSite(site.db);
  await clearSamples(site.db);
  const page = await site.visitor().get("/");
  expect(page.html).toContain("tel:+8801712345678");
  expect(page.html).toContain("mailto:desk@example.org");
  // without a WhatsApp number
  expect(page.html).not.toContain("wa.me");
  expect(await companyOf(site)).toMatchObject({ whatsapp: "" });
  const about = await site.visitor().get("/bn/aboutus");
  expect(about.text).toContain(opening);
  expect(about.text).not.toContain(address.bn);
  await site.close();
});
