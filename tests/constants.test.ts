import { afterAll, expect, it, vi } from "vitest";
import type { Dictionary } from "~/locales/dictionaries";
import type { Language } from "~/locales/languages";

const changed = {
  REPLY_WITHIN_HOURS: 5,
  APPOINTMENT_HOURS: { from: 36, to: 96 },
  RELATIVES: { min: 3, max: 4 },
  PASSWORD_MIN_LENGTH: 7,
  ADMIN_PASSWORD_MIN_LENGTH: 11,
  PASSWORD_MAX_LENGTH: 96,
  REMEMBER_ME_DAYS: 45,
  LINK_HOURS: { verify: 13, reset: 4, invite: 77 },
};

/** The current numbers as they occur in sentences, but not within a longer number. */
const oldNumbers: Record<Language, RegExp> = {
  en: /(?<!\d)(2[ -]hours?|24 to 48|24–48|72 hours|24 hours(?!,? a day)|1 hour\b|1 or 2\b|1–2\b|at least (6|10) char|at most 128)/i,
  bn: /(?<![০-৯])(২ ঘণ্টা|২৪ থেকে|২৪–৪৮|৭২ ঘণ্টা|২৪ ঘণ্টা পর্যন্ত|১ ঘণ্টা|১ বা ২ জন|১–২ |০, ১ বা ২|অন্তত (৬|১০)টি|১২৮)/,
  th: /(?<!\d)(2 ชั่วโมง|24 ถึง|24–48|72 ชั่วโมง|ใช้ได้ 24 ชั่วโมง|1 ชั่วโมง|1 ถึง 2 |1–2 |0, 1 หรือ 2|อย่างน้อย (6|10) |128)/,
};

const newNumbers: Record<Language, RegExp[]> = {
  en: [/5 hours/, /5-hour/, /36 to 96 hours/, /36–96 hours/, /3 or 4 rel/, /0, 1, 2, 3 or 4/],
  bn: [/৫ ঘণ্টা/, /৩৬ থেকে ৯৬ ঘণ্টা/, /৩৬–৯৬ ঘণ্টা/, /৩ বা ৪ জন/, /০, ১, ২, ৩ বা ৪/],
  th: [/5 ชั่วโมง/, /36 ถึง 96 ชั่วโมง/, /36–96 ชั่วโมง/, /3 ถึง 4 คน/, /0, 1, 2, 3 หรือ 4/],
};

// later test files in this process need the real numbers
afterAll(() => {
  vi.doUnmock("~/constants");
  vi.resetModules();
});

it("takes the company's numbers in every language only from constants.ts", async () => {
  const oldTexts = await wordsWith({});
  const newTexts = await wordsWith(changed);
  for (const language of Object.keys(oldTexts) as Language[]) {
    // the patterns must find something
    const hasOldNumber = (text: string) => oldNumbers[language].test(text);
    expect(oldTexts[language].filter(hasOldNumber).length).toBeGreaterThan(30);
    expect(newTexts[language].filter(hasOldNumber)).toEqual([]);
    for (const pattern of newNumbers[language]) {
      expect(
        newTexts[language].some((text) => pattern.test(text)),
        `${pattern}`,
      ).toBe(true);
    }
  }
  expect(newTexts.en).toContain("Password must be at least 7 characters.");
  expect(newTexts.en).toContain("Password must be at least 11 characters.");
  expect(newTexts.en).toContain("Password must be at most 96 characters.");
  expect(newTexts.en).toContain("Remember me on this device for 45 days");
  expect(newTexts.bn).toContain(
    "আমন্ত্রণ ৭৭ ঘণ্টা পর্যন্ত কাজ করে। যিনি আমন্ত্রণ জানিয়েছেন, তাঁকে নতুন একটি পাঠাতে বলুন।",
  );
  expect(newTexts.th).toContain("ลิงก์ใช้ได้ 4 ชั่วโมง โปรดขอลิงก์ใหม่");
});

it("uses the singular after the number one", async () => {
  const { en } = await wordsWith({ REPLY_WITHIN_HOURS: 1 });
  expect(en).toContain("A person replies within 1 hour");
  expect(en).toContain("The 1-hour promise");
});

async function wordsWith(constants: object): Promise<Record<Language, string[]>> {
  vi.resetModules();
  vi.doMock("~/constants", async (original) => ({ ...(await original<object>()), ...constants }));
  const { dictionaries } = await import("~/locales/dictionaries");
  const leaves = Object.entries(dictionaries).map(([language, of]) => [language, leavesOf(of)]);
  return Object.fromEntries(leaves);
}

function leavesOf(node: Dictionary | object | string): string[] {
  // without non-breaking spaces, which keep a number and its unit on one line
  return typeof node === "string"
    ? [node.replaceAll("\u00a0", " ")]
    : Object.values(node).flatMap(leavesOf);
}
