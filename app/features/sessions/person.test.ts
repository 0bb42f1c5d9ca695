import { expect, it } from "vitest";
import { normaliseEmail } from "./person";

it.each([
  "Rahima@Gmail.com ",
  "mailto:rahima@gmail.com",
  "mailto:rahima@gmail.com?subject=Visa",
  "<rahima@gmail.com>",
  "Rahima Khatun <rahima@gmail.com>;",
  "<mailto:rahima@gmail.com>",
  "rahima @gmail.com",
  "rahima@ gmail . com",
  "rahima@gmail,com",
  "rahima@gmail..com",
  "rahima@gmail.com.",
  "rahima@gmail.com,",
  "\u200erahima＠gmail.com",
])("%j is normalised to rahima@gmail.com", (typed) => {
  expect(normaliseEmail(typed)).toBe("rahima@gmail.com");
});

it.each([
  "rahima khatun@gmail.com",
  "rahima@gmail.com, thanks",
  "rahima@gmail.com. thanks",
  "rahima@gmail.com,rahim@yahoo.com",
  "<rahima@gmail.com> <rahim@yahoo.com>",
  "rahima",
  "",
])("%j is not one address and stays unchanged", (typed) => {
  expect(normaliseEmail(typed)).toBe(typed);
});

it("a long text is normalised quickly", () => {
  for (const piece of ["<", "@", ".", " ", "mailto:", "a@", "a ."]) {
    expect(normaliseEmail(piece.repeat(100_000)).length).toBeLessThanOrEqual(700_000);
  }
}, 2000);
