import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, it } from "vitest";
import { passwordProblem } from "./passwords.server";

const rahima = {
  email: "rahima.begum85@mail.example.com",
  name: "Rahima Begum",
  phone: "+8801712345678",
};

describe("new password", () => {
  it("is refused if it is on the list of common passwords", () => {
    const longEnough = dictionary["passwords-common"].filter((word) => word.length >= 6);
    expect(longEnough.length).toBeGreaterThan(40_000);
    expect(longEnough.filter((word) => passwordProblem(word, "user") === null)).toEqual([]);
  });

  it.each([
    "rahima",
    "Rahima1985",
    "begum@2026!",
    "rahima.begum85",
    "rahimabegum",
    "RAHIMA BEGUM 123456",
    "rahima.begum85@mail.example.com",
    "01712345678",
    "+8801712345678",
    "০১৭১২৩৪৫৬৭৮",
    "rahima.qwerty",
    "setu2026",
    "Setu123!",
    "setusetu",
    "সেতু২০২৬",
  ])("is refused if it is mostly a personal or company name: %s", (password) => {
    expect(passwordProblem(password, "user", rahima)).toMatch(/^password(Personal|Common)$/);
  });

  it.each([
    "rahima has three green boats",
    "three green boats",
    "সবুজ নৌকা তিনটি",
    "🚤🚤🚤🚤🚤🚤",
    "setu-b7kq-w2md",
    "!!!!....::::",
  ])("is accepted: %s", (password) => {
    expect(passwordProblem(password, "user", rahima)).toBeNull();
  });

  it.each([
    ["no known details", {}],
    ["fields that are not text", { email: new File([], "x"), name: 5, phone: null }],
    ["very long fields", { name: "ab cd ".repeat(100_000), email: "@".repeat(100_000) }],
  ])("is accepted from an owner with %s", (_what, owner) => {
    expect(passwordProblem("three green boats", "user", owner as object)).toBeNull();
  });
});
