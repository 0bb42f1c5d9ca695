import { describe, expect, test } from "vitest";
import { dictionaries } from "~/locales/dictionaries";
import { languages } from "~/locales/languages";
import { plainText } from "~/locales/plain-text";
import type { SecurityMailKind } from "./mail";
import { accountDeletedMail, securityMail } from "./security-mails.server";

const sections = {
  "second-step-failures": "secondStepFailures",
  "second-step-on": "secondStepOn",
  "second-step-off": "secondStepOff",
  "recovery-code-used": "recoveryCodeUsed",
  "new-device": "newDevice",
} as const;
const kinds = Object.keys(sections) as SecurityMailKind[];

describe.each(languages)("security mails in %s", (language) => {
  const { security } = dictionaries[language].mail;
  const mailOf = (kind: SecurityMailKind, device: string | null) =>
    securityMail({
      kind,
      language,
      to: "family@example.com",
      // 21:05 in Dhaka
      circumstances: { at: "2026-11-21T15:05:00.000Z", device, network: "203.0.113.9" },
      forgotUrl: "https://setu.example/forgot",
      company: { name: "Setu" },
    });

  test.each(kinds)("about %s name time, device and network, and say what to do", (kind) => {
    const mail = mailOf(kind, "Chrome, Android");
    const { subject, heading, text } = security[sections[kind]];
    expect(mail).toMatchObject({ kind, subject, to: "family@example.com" });
    for (const part of [mail.text, plainText(mail.html)]) {
      for (const phrase of [heading, text, security.notYou, "Chrome, Android", "203.0.113.9"]) {
        expect(part).toContain(phrase);
      }
      expect(part).toContain({ en: "9:05 pm", bn: "৯:০৫", th: "21:05" }[language]);
      expect(part).not.toMatch(/\{\{|\}\}|undefined|\bmail\.[a-z]/);
    }
    expect(mail.text.match(/https?:\/\/\S+/g)).toEqual(["https://setu.example/forgot"]);
  });

  test("say that the device is unknown if the browser is unknown", () => {
    expect(mailOf("new-device", null).text).toContain(security.unknownDevice);
  });

  test("about a deleted account name the time of deletion and the contact page", () => {
    const { accountDeleted } = dictionaries[language].mail;
    const mail = accountDeletedMail({
      language,
      to: "family@example.com",
      at: "2026-11-21T15:05:00.000Z",
      contactUrl: "https://setu.example/contact",
      company: { name: "Setu" },
    });
    for (const part of [mail.text, plainText(mail.html)]) {
      expect(part).toContain(accountDeleted.heading);
      expect(part).toContain(accountDeleted.notYou);
      expect(part).toContain({ en: "9:05 pm", bn: "৯:০৫", th: "21:05" }[language]);
      expect(part).not.toMatch(/\{\{|\}\}|undefined|\bmail\.[a-z]/);
    }
    expect(mail.text.match(/https?:\/\/\S+/g)).toEqual(["https://setu.example/contact"]);
  });
});
