import { expect, it } from "vitest";
import { cleanText } from "./form.server";

it.each([
  ["a\u0000b", "ab"],
  ["a\ud800b", "ab"],
  ["a\r\nb\rc", "a\nb\nc"],
  ["a\u202eb\u2066c", "abc"],
  ["\ufefftext", "text"],
  // copied from one of our pages, with the word joiner in it
  ["โรง\u2060พยาบาล", "โรงพยาบาล"],
  ["ক্ষুদ্র\u200dজোড়", "ক্ষুদ্র\u200dজোড়".normalize("NFC")],
  ["🚑 ঢাকা", "🚑 ঢাকা"],
  ["\u200fالاسم", "\u200fالاسم"],
])("%j becomes %j", (written, cleaned) => {
  expect(cleanText(written)).toBe(cleaned);
});
