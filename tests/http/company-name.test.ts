import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findCompany } from "~/features/company/company.server";
import { sendDueMail } from "~/features/mail/outbox-worker.server";
import { createTransport } from "~/features/mail/transport.server";
import { languages, pathInLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { ADMIN_PASSWORD, signedInAdmin } from "../support/accounts";
import { saveCompany } from "../support/company-info";
import { family, messageFields } from "../support/family";
import { loseCompany } from "../support/lost-company";
import { decodeWords, parse } from "../support/outgoing-mail";
import { askToAdd, SECURITY } from "../support/passkeys";
import { secretOn } from "../support/second-factor";
import { type Site, startSite } from "../support/site";
import { story } from "../support/story";
import type { Page, Visitor } from "../support/visitor";
import { pagesForAll } from "../support/walked-pages";
import { walkedLanguages } from "../support/whole-suite";

/** Characters that could break a title, an attribute or a header. */
const NAME = '"সবুজ" Care & Sons, Dhaka';

let site: Site;
let owner: Visitor;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  owner = await signedInAdmin(site, "owner@example.com");
  // everything else is still a sample
  const saved = await saveCompany(owner, { name: NAME, email: "help@setu.example" });
  expect(saved.text).toContain("Saved.");
});
afterAll(() => site.close());

/** One page of each part of the dashboard. */
const dashboardPages = [
  "",
  "bookings",
  "contacts",
  "mails",
  "promise",
  "audit",
  "company-info",
  "pictures",
];

/**
 * Each use of the sample name, with the text around it. In Bengali the name also means a bridge, so
 * the descriptions of pictures do not count.
 */
function sampleNamesIn(html: string): string[] {
  const pictures = Object.values(texts("bn").common.pictures);
  const rest = pictures.reduce((text, alt) => text.replaceAll(alt, ""), html);
  return rest.match(/.{0,40}(?:Setu|সেতু).{0,40}/g) ?? [];
}

const headerOf = ({ document }: Page) => document.querySelector("header")?.text;
const titleOf = ({ document }: Page) => document.querySelector("title")?.text;

describe.each(walkedLanguages)("company name, in %s", (language) => {
  it("appears on every public page", async () => {
    const visitor = site.visitor();
    for (const path of pagesForAll) {
      const page = await visitor.get(pathInLanguage(path, language));
      expect(sampleNamesIn(page.html), path).toEqual([]);
      expect(headerOf(page), path).toContain(NAME);
      expect(titleOf(page), path).toContain(NAME);
    }
  });

  it("appears in the dashboard's frame", async () => {
    for (const part of dashboardPages) {
      const page = await owner.get(paths.dashboardPage(part, language));
      expect(sampleNamesIn(page.html), part).toEqual([]);
      expect(headerOf(page), part).toContain(NAME);
      expect(titleOf(page), part).toContain(NAME);
    }
  });

  it("names the feed, authenticator entries and passkeys", async () => {
    const feed = await (await site.fetch(paths.blogFeed(language))).text();
    expect(sampleNamesIn(feed)).toEqual([]);
    expect(feed).toContain("Care &amp; Sons, Dhaka");
    const passkeyPage = await askToAdd(owner, { at: pathInLanguage(SECURITY, language) });
    expect(sampleNamesIn(passkeyPage.html)).toEqual([]);
    const security = await owner.get(pathInLanguage(SECURITY, language));
    const secret = secretOn(security);
    const app = new TOTP({ issuer: NAME, label: "owner@example.com", secret });
    expect(security.html).toContain(renderSVG(app.toString(), { border: 2 }));
  });

  it("appears in every mail and its sender", async () => {
    await site.db.deleteFrom("outbox").execute();
    const visitor = site.visitor();
    const send = async (path: string, fields: Record<string, string>) =>
      visitor.submit(await visitor.get(path), fields);
    await send(paths.booking(language), family);
    await send(paths.contact(language), messageFields);
    await send(paths.shareYourStory(language), { ...story, name: `Rahima ${language}` });
    await send(paths.register(language), {
      name: "Rahima",
      email: `rahima-${language}@example.com`,
      phone: "01712345678",
      password: "a river boat 7",
      confirmPassword: "a river boat 7",
    });
    await owner.submit(
      await owner.get(paths.dashboardPage("registration", language)),
      { email: `guest-${language}@example.com`, language, currentPassword: ADMIN_PASSWORD },
      "form#invitation",
    );
    const mails = await site.db.selectFrom("outbox").selectAll().execute();
    const transport = createTransport(
      site.env,
      async () => (await findCompany(site.db, "en")).name,
    );
    await sendDueMail(site.services, transport);
    expect([...new Set(mails.map(({ kind }) => kind))].sort()).toEqual([
      "coordinator-new-request",
      "coordinator-new-story",
      "invitation",
      "request-received",
      "verify-email",
    ]);
    for (const { kind, subject, body_text, body_html } of mails) {
      expect(sampleNamesIn(subject + body_text + body_html), kind).toEqual([]);
      expect(body_text, kind).toContain(NAME);
    }
    const folder = join(site.env.dataDir, "mail");
    expect(readdirSync(folder)).toHaveLength(mails.length);
    for (const file of readdirSync(folder)) {
      const { headers } = parse(readFileSync(join(folder, file), "utf8"));
      expect(decodeWords(headers.get("from") ?? "")).toBe(`${NAME} <no-reply@localhost>`);
    }
    rmSync(folder, { recursive: true });
  });

  it("appears on the pages that the server renders without Remix", async () => {
    const at = (path: string) => pathInLanguage(path, language);
    const tooDeep = `/${"a/".repeat(40)}a`;
    for (const response of [
      await site.fetch(at("/contact"), { method: "PUT" }),
      await site.fetch(at(tooDeep)),
      await site.fetch(at("/contact"), {
        method: "POST",
        headers: { Origin: "https://x.example" },
      }),
    ]) {
      const html = await response.text();
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(sampleNamesIn(html)).toEqual([]);
      expect(html).toContain("Care &amp; Sons, Dhaka");
    }
  });
});

it("the company name is the name of the installed app on a phone", async () => {
  const manifest = await (await site.fetch("/site.webmanifest")).json();
  expect(manifest).toMatchObject({ name: NAME, short_name: NAME });
});

it("the company name stays on error pages while the company's row is missing", async () => {
  const visitor = site.visitor({ headers: { Accept: "text/html" } });
  await visitor.get("/");
  const bringBack = await loseCompany(site.db);
  try {
    for (const language of languages) {
      const page = await visitor.get(pathInLanguage("/contact", language));
      expect([page.status, headerOf(page)]).toEqual([500, NAME]);
      expect(sampleNamesIn(page.html)).toEqual([]);
    }
  } finally {
    await bringBack();
  }
});
