import { describe, expect, test } from "vitest";
import { dictionaries } from "~/locales/dictionaries";
import { formatDateTime } from "~/locales/format";
import { languages } from "~/locales/languages";
import { plainText } from "~/locales/plain-text";
import { paths } from "~/paths";
import {
  accountExistsMail,
  invitationMail,
  passkeyChangedMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
} from "./account-mails.server";
import type { Mail } from "./mail";
import { coordinatorRequestMail, requestReceivedMail } from "./request-mails.server";

const to = "family@example.com";
const publicUrl = "https://setu.example";
const company = {
  name: "Setu",
  phone: "+8801712345678",
  phoneText: "01712-345678",
  email: "help@setu.example",
};
const reference = "SETU-7K3M-9QXD";
const dueAt = "2026-11-21T15:05:00.000Z"; // 21:05 in Dhaka
const requestId = "6a1f0c1e";

const withPlainHtml = (mail: Mail): Mail => ({ ...mail, html: plainText(mail.html) });
const allWithPlainHtml = (all: Record<string, Mail>): Record<string, Mail> =>
  Object.fromEntries(Object.entries(all).map(([name, mail]) => [name, withPlainHtml(mail)]));

describe.each(languages)("mails in %s", (language) => {
  const text = dictionaries[language].mail;
  const { booking: bookingReceived, message: messageReceived } = text.requestReceived;
  const words = { ...text, bookingReceived, messageReceived };
  const url = `${publicUrl}/x?token=abc&y=1`;
  const request = { requestId, language, to, reference, dueAt, publicUrl, company };
  const receipt = { ...request, isPromiseRunning: true };
  const link = { language, to, url, company };
  const mails = allWithPlainHtml({
    bookingReceived: requestReceivedMail({ ...receipt, kind: "booking" }),
    messageReceived: requestReceivedMail({ ...receipt, kind: "message" }),
    verifyEmail: verifyEmailMail({ ...link, expiresHours: 24 }),
    resetPassword: resetPasswordMail({ ...link, expiresHours: 1 }),
    accountExists: accountExistsMail({ language, to, loginUrl: url, company }),
    invitation: invitationMail({ ...link, expiresHours: 72, invitedBy: "Nadia" }),
    passwordChanged: passwordChangedMail({
      language,
      to,
      circumstances: { at: dueAt, device: null, network: "203.0.113.9" },
      forgotUrl: url,
      company,
    }),
    passkeyAdded: passkeyChangedMail({ ...link, change: "added", at: dueAt }),
    passkeyRemoved: passkeyChangedMail({ ...link, change: "removed", at: dueAt }),
  });

  test.each(Object.keys(mails))("are complete: %s", (name) => {
    const mail = mails[name] as Mail;
    const { heading, link } = words[name as "verifyEmail"];
    expect(mail.to).toBe(to);
    expect(mail.subject).not.toBe("");
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toMatch(/\{\{|\}\}|undefined|\bmail\.[a-z]/);
    }
    expect(mail.subject + mail.text).not.toMatch(/[\u2060\u00a0]/);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(heading);
      expect(part).toContain(link);
    }
    expect(mail.html).toMatch(new RegExp(`^<!doctype html>\\n<html[^>]* lang="${language}"`));
    expect(mail.html).toMatch(new RegExp(`<table[^>]* lang="${language}"`));
    expect(mail.html.match(/<h1/g)).toHaveLength(1);
    expect(mail.html).toMatch(/<a [^>]*href="https:\/\/setu\.example\//);
    for (const line of mail.html.split("\n")) {
      expect(Buffer.byteLength(line)).toBeLessThan(998);
    }
  });

  test("have a link that is plain in the text and escaped in the HTML", () => {
    expect(mails.verifyEmail?.text).toContain(url);
    expect(mails.verifyEmail?.html).toContain(`href="${url.replace("&", "&amp;")}"`);
  });

  test("contain the family's reference, time in Bangladesh, phone number and page", () => {
    const mail = mails.bookingReceived as Mail;
    expect(mail.subject).toContain(reference);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(reference);
      expect(part).toContain({ en: "9:05 pm", bn: "রাত ৯:০৫", th: "21:05 น." }[language]);
      expect(part).toContain({ en: "2 hours", bn: "২ ঘণ্টা", th: "2 ชั่วโมง" }[language]);
      expect(part).toContain("01712-345678");
      expect(part).toContain("help@setu.example");
      expect(part).toContain(`${publicUrl}${paths.bookingSent(reference, language)}`);
    }
    expect(mail.html).toContain('href="tel:+8801712345678"');
    expect(mail.html).toContain('href="mailto:help@setu.example"');
  });

  test("explain a receipt that is sent again, and omit an expired promise", () => {
    const receivedAt = "2026-11-20T08:30:00.000Z";
    const earlier = { ...receipt, kind: "booking" as const, firstReceivedAt: receivedAt };
    const resend = (isPromiseRunning: boolean) =>
      withPlainHtml(requestReceivedMail({ ...earlier, isPromiseRunning }));
    const promise = bookingReceived.next.split("}}").at(-1);
    const [original, resent, late] = [mails.bookingReceived as Mail, resend(true), resend(false)];
    for (const part of ["text", "html"] as const) {
      expect(resent[part]).toContain(plainText(formatDateTime(receivedAt, language)));
      expect(late[part]).toContain(plainText(formatDateTime(receivedAt, language)));
      expect(original[part]).not.toContain(plainText(formatDateTime(receivedAt, language)));
      for (const words of [promise, text.facts.replyBy]) {
        expect(original[part]).toContain(words);
        expect(resent[part]).toContain(words);
        expect(late[part]).not.toContain(words);
      }
      expect(late[part]).toContain(reference);
      expect(late[part]).toContain("01712-345678");
    }
    expect(late.requestId).toBe(requestId);
  });

  test("say how long a link works", () => {
    expect(mails.verifyEmail?.text).toContain(
      { en: "24 hours", bn: "২৪ ঘণ্টা", th: "24 ชั่วโมง" }[language],
    );
    expect(mails.resetPassword?.text).toContain(
      { en: "1 hour.", bn: "১ ঘণ্টা", th: "1 ชั่วโมง" }[language],
    );
  });

  test("escape the names of inviters and companies in the HTML", () => {
    const mail = invitationMail({
      language,
      to,
      url,
      expiresHours: 72,
      invitedBy: '<script>alert("1")</script>',
      company: { ...company, name: "<script>2</script>" },
    });
    expect(mail.html).not.toContain("<script");
    expect(mail.html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
    expect(mail.text).toContain('<script>alert("1")</script>');
  });

  test("show an inviter's name on one line and without interpolation", () => {
    const mail = invitationMail({
      language,
      to,
      url,
      expiresHours: 72,
      invitedBy: "Nadia\r\n{{hours}} $t(mail.copyLink)",
      company,
    });
    expect(mail.text).toContain("Nadia hours $t(mail.copyLink)");
  });
});

describe("mails to coordinators", () => {
  const company = { name: "Setu Care" };
  const notice = { requestId, to, reference, dueAt, publicUrl, company, urgent: false };

  test.each(["booking", "call_back"] as const)(
    "about a new %s contain the reference, due time and link in English",
    (kind) => {
      const mail = coordinatorRequestMail({ ...notice, kind });
      expect(mail.subject).toBe(`New request ${reference}`);
      expect(mail.text).toContain("Setu Care sent this email automatically.");
      expect(mail.html).toContain('lang="en"');
      for (const part of [mail.text, plainText(mail.html)]) {
        expect(part).toContain(reference);
        expect(part).toContain("21 Nov 2026, 9:05 pm");
        expect(part).toContain(`${publicUrl}/dashboard/admin/bookings/${requestId}`);
      }
    },
  );

  test("about an urgent request mention the urgency first", () => {
    const mail = coordinatorRequestMail({ ...notice, kind: "booking", urgent: true });
    expect(mail.subject).toBe(`URGENT: new request ${reference}`);
    expect(mail.text).toMatch(/^A new, urgent request/);
  });

  test("announce a new message", () => {
    const mail = coordinatorRequestMail({ ...notice, kind: "message" });
    expect(mail.subject).toBe(`New message ${reference}`);
    expect(mail.text).toContain(`/dashboard/admin/contacts/${requestId}`);
  });
});

test("a link must be a web address", () => {
  const url = "javascript:alert(1)";
  expect(() => verifyEmailMail({ language: "en", to, url, expiresHours: 1, company })).toThrow(
    "http",
  );
});
