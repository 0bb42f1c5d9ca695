import { expect, it } from "vitest";
import { givesAway } from "./private-words";

it.each([
  ["Call me: 01711-234567", true],
  ["+880 (171) 123 4567", true],
  ["আমার নম্বর ০১৭১১২৩৪৫৬৭", true],
  ["write to rahima@example.com", true],
  ["see https://example.com", true],
  ["see www.example.com", true],
  ["We were there from 3 to 14 March 2026 and paid 250,000 taka.", false],
  ["১২ দিন পর বাড়ি ফিরেছি", false],
  ["Ward 12, bed 4 @ night.", false],
  ["", false],
])("%j: %j", (text, does) => {
  expect(givesAway(text)).toBe(does);
});

it("costs no more than a text is long", () => {
  for (const piece of ["1 ", "a@", "@a", "h", "(((", "1("]) {
    expect(givesAway(piece.repeat(20_000))).toBe(piece === "1 " || piece === "1(");
  }
});
