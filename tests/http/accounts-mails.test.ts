import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findCompany } from "~/features/company/company.server";
import {
  accountExistsMail,
  invitationMail,
  passkeyChangedMail,
  passwordChangedMail,
  resetPasswordMail,
  signInCodeMail,
  verifyEmailMail,
} from "~/features/mail/account-mails.server";
import type { Mail } from "~/features/mail/mail";
import { coordinatorRequestMail, requestReceivedMail } from "~/features/mail/request-mails.server";
import { accountDeletedMail } from "~/features/mail/security-mails.server";
import { type Language, languages } from "~/locales/languages";
import { chromiumPath } from "../support/chromium";
import { type Site, startSite } from "../support/site";
import { wholeSuite } from "../support/whole-suite";

/** Pictures for review; git ignores them. */
const PICTURES = resolve("test-results/mails");
/** Gmail clips longer mails. */
const GMAIL_CLIPS_AT = 102 * 1024;

let site: Site;
let browser: Browser;
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  site = await startSite();
  browser = await chromium.launch({
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
    args: ["--no-sandbox", "--disable-gpu"],
  });
});
afterAll(async () => {
  await browser?.close();
  await site.close();
});

async function everyMail(language: Language): Promise<Mail[]> {
  const company = await findCompany(site.db, language);
  const publicUrl = "https://setu.example";
  const to = "rahima@example.com";
  const reference = "SETU-7H2K-9QWM";
  const dueAt = "2026-11-20T10:30:00.000Z";
  const url = `${publicUrl}/verify-email?token=${"x".repeat(43)}`;
  const link = { language, to, url, company };
  const requestId = "6a1f0c1e";
  const requestMail = { requestId, to, reference, dueAt, publicUrl, company };
  return [
    requestReceivedMail({ ...requestMail, kind: "booking", language, isPromiseRunning: true }),
    requestReceivedMail({ ...requestMail, kind: "message", language, isPromiseRunning: true }),
    coordinatorRequestMail({ ...requestMail, kind: "booking", urgent: true }),
    coordinatorRequestMail({ ...requestMail, kind: "message", urgent: false }),
    verifyEmailMail({ ...link, expiresHours: 24 }),
    resetPasswordMail({ ...link, expiresHours: 1 }),
    accountExistsMail({ language, to, loginUrl: url, company }),
    invitationMail({ ...link, expiresHours: 72, invitedBy: "নীলা রহমান" }),
    signInCodeMail({ language, to, code: "12345678", minutes: 10, forgotUrl: url, company }),
    passwordChangedMail({
      language,
      to,
      circumstances: { at: dueAt, device: null, network: "203.0.113.9" },
      forgotUrl: url,
      company,
    }),
    accountDeletedMail({ language, to, at: dueAt, contactUrl: url, company }),
    passkeyChangedMail({ change: "added", language, to, at: dueAt, url, company }),
    passkeyChangedMail({ change: "removed", language, to, at: dueAt, url, company }),
  ];
}

describe("mails on a phone", () => {
  it.runIf(wholeSuite).each(languages)(
    "are readable in %s, in light and dark mail programs",
    async (language) => {
      const mails = await everyMail(language);
      expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length);
      for (const colorScheme of ["light", "dark"] as const) {
        const page = await browser.newPage({ viewport: { width: 360, height: 640 }, colorScheme });
        for (const [index, { kind, html }] of mails.entries()) {
          expect(Buffer.byteLength(html), kind).toBeLessThan(GMAIL_CLIPS_AT);
          await page.setContent(html);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `${kind}: sideways scroll`).toBeLessThanOrEqual(0);
          const path = join(PICTURES, `${index}-${kind}-${language}-${colorScheme}.png`);
          await page.screenshot({ path, fullPage: true });
        }
        await page.close();
      }
    },
  );
});
