import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { type MailContent, renderMail } from "./mail-layout";

const content: MailContent = {
  language: "bn",
  subject: "A & B <x>",
  brand: "Setu",
  heading: "আপনার অনুরোধ",
  paragraphs: ["one <b>"],
  facts: [{ label: "Phone", value: "+880 1", href: "tel:+8801" }],
  link: { label: "খুলুন", url: "https://setu.example/a?b=1&c='2'", hint: "Or copy:" },
  footer: { lines: ["Setu, Dhaka"], contacts: [] },
};

test("a mail sets language, widths and margins on the elements that mail programs keep", () => {
  const { html } = renderMail(content);
  const document = parse(html);
  expect(html).toMatch(/^<!doctype html>\n<html dir="ltr" lang="bn">/);
  for (const table of document.querySelectorAll("table")) {
    expect(table.getAttribute("role")).toBe("presentation");
    expect(table.getAttribute("width")).toBe("100%");
  }
  expect(document.querySelectorAll("table")).toHaveLength(3);
  const main = document.querySelector("table table");
  expect(main?.getAttribute("lang")).toBe("bn");
  expect(main?.getAttribute("style")).toMatch(/^max-width:560px;font-family:/);
  const paragraphs = document.querySelectorAll("p");
  expect(paragraphs.length).toBeGreaterThan(2);
  for (const paragraph of paragraphs) {
    expect(paragraph.getAttribute("style")).toMatch(
      /margin:\S+ 0 \S+;margin-top:\S+;margin-right:0;margin-bottom:\S+;margin-left:0$/,
    );
  }
});

test("a mail's button works in Outlook, and its address is shown below", () => {
  const { html } = renderMail(content);
  const document = parse(html, { comment: true });
  const [button, address] = document.querySelectorAll("table table table a");
  expect(button?.getAttribute("href")).toBe("https://setu.example/a?b=1&c='2'");
  expect(button?.getAttribute("style")).toContain("padding:14px 24px;padding-top:14px");
  expect(html.match(/<!--\[if mso\]><i[^>]*mso-font-width:400%/g)).toHaveLength(2);
  expect(address?.text).toBe(button?.getAttribute("href"));
  expect(html).toContain("one &lt;b&gt;");
  expect(html).toContain("<title>A &amp; B &lt;x&gt;</title>");
});

test("phone numbers and request numbers do not wrap", () => {
  const phrase = "โทรหาเราที่ 01000-000000 และแจ้ง SETU-7H2K-9QWM";
  const { html, text } = renderMail({ ...content, paragraphs: [phrase, "one-way"] });
  const document = parse(html);
  const numbers = document.querySelectorAll("p span[style='white-space:nowrap']");
  expect(numbers.map((number) => number.text)).toEqual(["01000-000000", "SETU-7H2K-9QWM"]);
  expect(document.querySelectorAll("p").some((paragraph) => paragraph.text === phrase)).toBe(true);
  expect(text).toContain(phrase);
});

test("a request's number in a displayed address does not wrap", () => {
  const url = "https://setu.example/booking/sent/SETU-7K3M-9QXD";
  const { html } = renderMail({ ...content, link: { label: "x", url, hint: "" } });
  expect(html).toMatch(/\/sent\/<span\s[^>]*white-space:nowrap">SETU-7K3M-9QXD<\/span><\/a>/);
});

test("a link that is not a full http address is refused", () => {
  const link = { label: "x", url: "javascript:alert(1)", hint: "" };
  expect(() => renderMail({ ...content, link })).toThrow("full http address");
});

test("emergency numbers are links, and the company's number does not wrap", () => {
  const danger =
    "প্রাণের ঝুঁকি থাকলে আগে ৯৯৯ নম্বরে (থাইল্যান্ডে ১৬৬৯) ফোন করুন। জরুরি হলে 01000-000000 নম্বরে।";
  const { html, text } = renderMail({ ...content, danger });
  const line = parse(html)
    .querySelectorAll("p")
    .find((paragraph) => paragraph.text === danger);
  const calls = line?.querySelectorAll("a").map((link) => [link.getAttribute("href"), link.text]);
  expect(calls).toEqual([
    ["tel:999", "৯৯৯"],
    ["tel:1669", "১৬৬৯"],
  ]);
  expect(line?.querySelector("span")?.text).toBe("01000-000000");
  expect(text).toContain(danger);
});
