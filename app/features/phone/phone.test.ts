import { describe, expect, it } from "vitest";
import { readPhone, writtenPhone } from "./phone.server";

describe("readPhone", () => {
  it.each([
    ["01712345678", "+8801712345678"],
    ["01712-345678", "+8801712345678"],
    ["+880 1712 345678", "+8801712345678"],
    ["008801712345678", "+8801712345678"],
    ["8801712345678", "+8801712345678"],
    ["1712345678", "+8801712345678"],
    ["(01712) 345678", "+8801712345678"],
    ["+880 2 4882 1234", "+880248821234"],
    ["0066 81 234 5678", "+66812345678"],
    ["০১৭১২৩৪৫৬৭৮", "+8801712345678"],
    ["+৮৮০ ১৭১২ ৩৪৫৬৭৮", "+8801712345678"],
    ["+66 2 066 8888", "+6620668888"],
    ["+๖๖ ๒ ๐๖๖ ๘๘๘๘", "+6620668888"],
    ["+91 44 2829 3333", "+914428293333"],
    ["＋8801712345678", "+8801712345678"],
  ])("reads %s", (written, e164) => {
    expect(readPhone(written)).toBe(e164);
  });

  it.each([
    "",
    " ",
    "abc",
    "0171234",
    "+",
    "0171234567890123",
    "01712345678 ext 5",
    "12345",
    "+1 555",
  ])("refuses %j", (written) => {
    expect(readPhone(written)).toBeNull();
  });
});

describe("a number as it is written at home, elsewhere", () => {
  it.each([
    ["a Thai mobile", "๐๘๑ ๒๓๔ ๕๖๗๘"],
    ["a Thai mobile", "0912345678"],
    ["one of Bangkok", "02 066 8888"],
    ["an Indian mobile", "9876543210"],
    ["an Indian mobile", "09876543210"],
    ["an Indian mobile", "8801234567"],
    ["one of Singapore", "91234567"],
    ["one of the Emirates", "050 123 4567"],
    ["one of Malaysia", "011-1234 5678"],
  ])("is not taken for a Bangladeshi one: %s, %s", (_, written) => {
    expect(readPhone(written)).toBeNull();
  });
});

describe("writtenPhone", () => {
  it.each([
    ["+8801712345678", "01712-345678"],
    ["+6620668888", "+66 2 066 8888"],
    ["+8801000000000", "01000-000000"],
    ["+880248821234", "+880 2 48821234"],
    ["+8801012345678", "01012-345678"],
  ])("writes %s as %s, and reads it back", (e164, written) => {
    expect(writtenPhone(e164)).toBe(written);
    expect(readPhone(written)).toBe(e164);
  });
});
