import { describe, expect, it } from "vitest";
import { excerptOf } from "./excerpt";

describe("a review's excerpt", () => {
  it("is all of a short one, in one line", () => {
    expect(excerptOf(" They came\n\nat night. ", "en")).toBe("They came at night.");
  });

  it.each([
    [
      "en",
      "The coordinator answered at three in the morning and had everything arranged by noon. ",
    ],
    ["bn", "সমন্বয়কারী রাত তিনটায় ফোন ধরেছিলেন আর দুপুরের আগেই সব ব্যবস্থা করে দিয়েছিলেন। "],
  ] as const)("ends with a whole word: %s", (language, sentence) => {
    const cut = excerptOf(sentence.repeat(3), language);
    expect(cut.length).toBeLessThanOrEqual(91);
    expect(cut.length).toBeGreaterThan(60);
    expect(cut.endsWith("…")).toBe(true);
    expect(sentence.repeat(3).split(" ")).toContain(cut.slice(0, -1).split(" ").at(-1));
  });

  it("ends with a whole word where none is set apart: Thai", () => {
    const sentence = "ผู้ประสานงานรับสายตอนตีสามและจัดการทุกอย่างเสร็จก่อนเที่ยง".repeat(3);
    const cut = excerptOf(sentence, "th").slice(0, -1);
    const words = [...new Intl.Segmenter("th", { granularity: "word" }).segment(sentence)];
    expect(words.map(({ index }) => index)).toContain(cut.length);
  });

  it("cuts one word without end", () => {
    expect(excerptOf("ক".repeat(5000), "bn")).toBe(`${"ক".repeat(90)}…`);
  });
});
