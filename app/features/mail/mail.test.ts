import { describe, expect, test } from "vitest";
import { headerText, mailboxOf, pauseAfter, singleAddress } from "./mail";

describe("singleAddress", () => {
  test.each(["a@b.co", " family+1@example.com\n", "o'neil@mail.example.com", "রহিম@example.com"])(
    "accepts %j",
    (text) => {
      expect(singleAddress(text)).toBe(text.trim());
    },
  );

  test.each([
    "",
    "nobody",
    "@b.co",
    "a@",
    "a@b@c.co",
    "a@b.co,c@d.co",
    "a@b.co;c@d.co",
    "a@b.co c@d.co",
    "Name <a@b.co>",
    '"a"@b.co',
    "a@b.co\r\nBcc: x@y.co",
    "a@b.co\nBcc:x@y.co",
    "a@b.co\u0000",
    "a@b.co\u2028x",
    `${"a".repeat(250)}@b.co`,
  ])("refuses %j", (text) => {
    expect(() => singleAddress(text)).toThrow("not one address");
  });

  test("does not mention the address in its error message", () => {
    expect(() => singleAddress("a@b.co,c@d.co")).not.toThrow(/b\.co/);
  });
});

test.each([
  ["rahima@example.com", "rahima@example.com"],
  ["Rahima+1@Example.com", "rahima@example.com"],
  ["rahima+mother+2@example.com", "rahima@example.com"],
  ["rahima+@example.com", "rahima@example.com"],
  ["+rahima@example.com", "+rahima@example.com"],
  ["rahima.begum@example.com", "rahima.begum@example.com"],
  ["Rahima.Begum+1@gmail.com", "rahimabegum@gmail.com"],
  ["r.a.h.i.m.a.begum@googlemail.com", "rahimabegum@gmail.com"],
  ["+8801712345678", "+8801712345678"],
])("the mailbox of %s is %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test("headerText keeps a subject on one line", () => {
  expect(headerText("Name\r\nBcc: x@y")).toBe("Name Bcc: x@y");
  expect(headerText(" a\u0000b\u2028c\u007f ")).toBe("a b c");
  expect(headerText("আপনার অনুরোধ পেয়েছি")).toBe("আপনার অনুরোধ পেয়েছি");
});

test("pauses between attempts grow to 12 hours and end after about three days", () => {
  const hours: number[] = [];
  for (let attempts = 1; ; attempts++) {
    const pause = pauseAfter(attempts);
    if (pause === null) break;
    hours.push(pause / 3_600_000);
  }
  expect(hours.slice(0, 6)).toEqual([1 / 60, 4 / 60, 5 / 60, 15 / 60, 1, 4]);
  expect(Math.max(...hours)).toBe(12);
  expect(hours.toSorted((a, b) => a - b)).toEqual(hours);
  const totalHours = hours.reduce((sum, pause) => sum + pause, 0);
  // 2.5 to 3.5 days
  expect(totalHours).toBeGreaterThan(60);
  expect(totalHours).toBeLessThan(84);
});
