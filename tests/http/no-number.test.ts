import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages, pathInLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { startEmptySite } from "../support/empty-site";
import { publicPages } from "../support/public-pages";
import type { Site } from "../support/site";

let site: Site;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ site, close } = await startEmptySite());
});
afterAll(() => close());

const pages = [
  ...publicPages,
  paths.service("round-the-clock-help", "en"),
  paths.service("doctor-appointment", "en"),
];

/** What pages say of a number that reaches us; whoever reads it must find the number. */
const promises = {
  en: [
    ...["One number, day and night", "on one number", "One number to call", "The same number"],
    ...["the number stays the same", "phone number stays the same", "your first call"],
    ...["the first call", "When you call us", "You call, write", "booking form or call"],
    ...["a person on the line"],
    ...["by form, phone", "for a call or a message", "this site, by phone", ">By phone, WhatsApp"],
  ],
  bn: [
    ...["একটিই নম্বর", "একই নম্বর", "নম্বর একই থাকে", "প্রথম ফোন", "আমাদের ফোন করেন"],
    ...["পাঠান বা ফোন করুন", "ফোন করুন, হোয়াটসঅ্যাপে", "ফরমে, ফোনে", "ফোন বা বার্তার"],
    ...["ওয়েবসাইটে, ফোনে", ">ফোনে, হোয়াটসঅ্যাপে বা ইমেইলে<", "ফোন ধরার"],
  ],
  th: [
    ...["เบอร์เดียว", "เบอร์เดิม", "เบอร์โทรเดิม", "โทรครั้งแรก", "ตอนที่คุณโทรหาเรา", "คำขอหรือโทรมา"],
    ...["โทร ส่งข้อความทาง", "แบบฟอร์ม โทรศัพท์", "การโทรและข้อความ", "เว็บไซต์นี้ ทางโทรศัพท์"],
    ...[">ทางโทรศัพท์ WhatsApp", ">มีคนรับสาย<"],
  ],
};

/** What pages say of WhatsApp as a way to reach us. */
const onWhatsapp = {
  en: [
    "write on WhatsApp",
    "by phone or WhatsApp",
    ">By phone, WhatsApp",
    "by WhatsApp",
    "form, phone, WhatsApp",
  ],
  bn: [
    "ফোন করুন, হোয়াটসঅ্যাপে লিখুন",
    "ফোনে বা হোয়াটসঅ্যাপে",
    ">ফোনে, হোয়াটসঅ্যাপে বা ইমেইলে<",
    "ওয়েবসাইটে, ফোনে, হোয়াটসঅ্যাপে",
    "ফরমে, ফোনে, হোয়াটসঅ্যাপে",
  ],
  th: [
    "โทร ส่งข้อความทาง WhatsApp",
    "ทางโทรศัพท์หรือ WhatsApp",
    ">ทางโทรศัพท์ WhatsApp",
    "เว็บไซต์นี้ ทางโทรศัพท์ WhatsApp",
    "แบบฟอร์ม โทรศัพท์ WhatsApp",
  ],
};

/** That there are samples: what stands beside them, or above a page of them. */
function samplesAre(language: keyof typeof promises): string[] {
  const { about, blog, common, hospitals, reviews } = texts(language);
  return [
    common.footer.sample,
    blog.post.sample,
    hospitals.detail.sample,
    hospitals.samples,
    reviews.summary.samples,
    reviews.summary.allSamples,
    about.team.samples,
  ];
}

/** What only a script of the page knows, and nobody reads. */
const SCRIPTS = /<script[\s\S]*?<\/script>/g;

/** Each of some sentences, with the pages on which it stands; with those that scripts have, if not left out. */
async function whereSaid(language: keyof typeof promises, sentences: string[], leftOut?: RegExp) {
  const said = new Map(sentences.map((sentence): [string, string[]] => [sentence, []]));
  const visitor = site.visitor();
  for (const path of pages) {
    const { html } = await visitor.get(pathInLanguage(path, language));
    const page = leftOut ? html.replace(leftOut, "") : html;
    for (const [sentence, on] of said) if (page.includes(sentence)) on.push(path);
  }
  return said;
}

describe.each(languages)("with SEED=none, in %s", (language) => {
  it("no page promises a number until one is entered; then each does again", async () => {
    const enter = (phone: string) =>
      site.db.updateTable("company").set({ phone, whatsapp: phone }).execute();
    await enter("");
    const without = await whereSaid(language, promises[language]);
    expect([...without].filter(([, on]) => on.length > 0)).toEqual([]);
    await enter("+8801712345678");
    const withNumber = await whereSaid(language, promises[language]);
    await enter("");
    expect([...withNumber].filter(([, on]) => on.length === 0)).toEqual([]);
  });

  it("no page asks to write on WhatsApp until a number of it is entered", async () => {
    const enter = (phone: string, whatsapp: string) =>
      site.db.updateTable("company").set({ phone, whatsapp }).execute();
    for (const phone of ["+8801712345678", ""]) {
      await enter(phone, "");
      const without = await whereSaid(language, onWhatsapp[language]);
      expect([...without].filter(([, on]) => on.length > 0)).toEqual([]);
    }
    await enter("+8801712345678", "+8801712345678");
    const withNumber = await whereSaid(language, onWhatsapp[language]);
    await enter("", "");
    expect([...withNumber].filter(([, on]) => on.length === 0)).toEqual([]);
  });

  it("no footer has a heading over nothing", async () => {
    await site.db.updateTable("company").set({ phone: "", whatsapp: "", email: "" }).execute();
    const { document } = await site.visitor().get(paths.home(language));
    const lists = document.querySelectorAll("footer h2 + ul");
    expect(lists.length).toBeGreaterThan(2);
    expect(lists.filter((list) => !list.querySelector("li")).map(({ text }) => text)).toEqual([]);
    expect(document.querySelector("footer")?.text).not.toContain(
      texts(language).common.footer.reach,
    );
  });

  it("no page says that there are samples", async () => {
    const said = await whereSaid(language, samplesAre(language), SCRIPTS);
    expect([...said].filter(([, on]) => on.length > 0)).toEqual([]);
  });
});
