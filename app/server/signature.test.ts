import { expect, it } from "vitest";
import { openSigned, signed } from "./signature.server";

const START = Date.parse("2026-11-20T08:30:00.000Z");

function services(secrets: string[], seconds = 0) {
  const [sessionSecret = ""] = secrets;
  return {
    env: { sessionSecret, sessionSecrets: secrets },
    now: () => new Date(START + seconds * 1000),
  };
}

const value = signed(services(["new", "old"]), "sent", "SETU-1", 60);

it("a signed text is valid for its purpose until it expires", () => {
  expect(openSigned(services(["new"], 59), "sent", value)).toBe("SETU-1");
  expect(openSigned(services(["new"], 60), "sent", value)).toBeNull();
  expect(openSigned(services(["new"]), "flash", value)).toBeNull();
});

it("a signed text is valid with an earlier secret as long as that secret is listed", () => {
  const before = signed(services(["old"]), "sent", "SETU-1", 60);
  expect(openSigned(services(["new", "old"]), "sent", before)).toBe("SETU-1");
  expect(openSigned(services(["new"]), "sent", before)).toBeNull();
});

it("any text can be signed, also dots or nothing", () => {
  for (const text of ["", ".", "a.b.c", "\u09b8\u09c7\u09a4\u09c1"]) {
    const one = signed(services(["new"]), "sent", text, 60);
    expect(openSigned(services(["new"]), "sent", one)).toBe(text);
  }
});

it("forged values are refused", () => {
  const [text, expiry, signature] = value.split(".");
  const longer = (Number.parseInt(expiry ?? "", 36) + 1).toString(36);
  for (const forged of [
    `SETU-2.${expiry}.${signature}`,
    `${text}.${longer}.${signature}`,
    `${text}.${signature}`,
    `${text}.${expiry}.`,
    `${text}.${expiry}`,
    `${value}.${signature}`,
    ` ${value}`,
    "",
    ".",
    "..",
  ]) {
    expect(openSigned(services(["new"]), "sent", forged), forged).toBeNull();
  }
});

it("a text cannot be moved into the purpose, or the purpose into the text", () => {
  const one = signed(services(["new"]), "csrf:a", "b", 60);
  const [, ...rest] = one.split(".");
  expect(openSigned(services(["new"]), "csrf", [":a:b", ...rest].join("."))).toBeNull();
  expect(openSigned(services(["new"]), "csrf", ["a:b", ...rest].join("."))).toBeNull();
});
