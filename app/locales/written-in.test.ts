import { expect, it } from "vitest";
import { writtenIn } from "./written-in";

it.each([
  ["ছেলের সঙ্গে কথা হয়েছে। MRI পাঠান।", "bn"],
  ["ได้รับเอกสารแล้วค่ะ", "th"],
  ["We have your MRI. Please send the passports.", "en"],
  ["MRI দিন", "bn"],
  ["Apnar report peyechi", "en"],
] as const)("finds the language of %j by its script", (text, language) => {
  expect(writtenIn(text, "bn")).toBe(language);
});

it("uses the given language for text without letters", () => {
  expect(writtenIn("01712-345678 👍", "bn")).toBe("bn");
});
