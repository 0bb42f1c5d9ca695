import { expect, it } from "vitest";
import { sameSitePath } from "./same-site-path";

it.each(["/", "/profile", "/bn/booking?service=hotel-booking", "/a%20b", "/হাসপাতাল"])(
  "accepts %s",
  (path) => {
    expect(new URL(sameSitePath(path), "http://a").href).toBe(new URL(path, "http://a").href);
  },
);

it.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\\\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/%0d%0aSet-Cookie:a=b",
  "/a\r\nb",
  "/%5cevil.example",
  "/a/..//evil.example",
  "/bn//evil.example",
  "/th//evil.example/x",
  "/bn/.//evil.example",
  "/./bn//evil.example",
  "/bn///evil.example",
  "evil",
  "",
  null,
  7,
])("replaces %j by the fallback", (path) => {
  expect(sameSitePath(path, "/safe")).toBe("/safe");
});
