import { expect, it } from "vitest";
import { meantEmail } from "./email-slips.server";

it.each([
  ["rahima@gmail.con", "rahima@gmail.com"],
  ["rahima@gmial.com", "rahima@gmail.com"],
  ["rahima@gmai.com", "rahima@gmail.com"],
  ["rahima@gmaill.com", "rahima@gmail.com"],
  ["Rahima@GMIAL.com ", "rahima@gmail.com"],
  ["rahima@gmial.con", "rahima@gmail.com"],
  ["rahima@gnail.com", "rahima@gmail.com"],
  ["rahima@yaho.com", "rahima@yahoo.com"],
  ["rahima@yahoo.cmo", "rahima@yahoo.com"],
  ["rahima@hotmial.com", "rahima@hotmail.com"],
  ["rahima@outlok.com", "rahima@outlook.com"],
  ["rahima@company.con", "rahima@company.com"],
])("%j: perhaps %j", (email, meant) => {
  expect(meantEmail(email)).toBe(meant);
});

it.each([
  "rahima@gmail.com",
  "rahima@ymail.com",
  "rahima@mail.com",
  "rahima@yahoo.co.in",
  "rahima@hotmail.co.uk",
  "rahima@example.com",
  "rahima@du.ac.bd",
  "rahima@live.com",
  "rahima",
  "",
  "a@b@gmail.com",
])("%j: nothing looks mistyped", (email) => {
  expect(meantEmail(email)).toBeNull();
});
