import { expect, test } from "vitest";
import { failureReason } from "./failure";

test.each([
  ["550 5.1.1", "unknown-address"],
  ["550 5.1.10", "unknown-address"],
  ["550", "unknown-address"],
  ["553 5.1.2", "unknown-address"],
  ["552 5.2.2", "mailbox-full"],
  ["452 4.2.2", "mailbox-full"],
  ["552", "mailbox-full"],
  ["550 5.2.1", "mailbox-closed"],
  ["550 5.7.1", "our-settings"],
  ["530 5.5.1", "our-settings"],
  ["535 5.7.8", "our-settings"],
  ["553 5.1.8", "our-settings"],
  ["EAUTH", "our-settings"],
  ["ETLS", "our-settings"],
  ["ETIMEDOUT", "no-answer"],
  ["ECONNECTION", "no-answer"],
  ["ECONNREFUSED", "no-answer"],
  ["ENOTFOUND", "no-answer"],
  ["ESOCKET", "no-answer"],
  ["EDNS", "no-answer"],
  ["ENOSPC", "other"],
  ["UNKNOWN", "other"],
  [null, "other"],
  // greylisting
  ["451 4.7.1", "asked-to-wait"],
  ["450 4.3.2", "asked-to-wait"],
  ["421", "asked-to-wait"],
  ["554", "refused"],
  ["EENVELOPE", "refused"],
  ["552 5.3.4", "refused"],
])("%s means %s", (code, reason) => {
  expect(failureReason(code)).toBe(reason);
});
