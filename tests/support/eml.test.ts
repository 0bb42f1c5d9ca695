import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createTransport } from "~/features/mail/transport.server";
import { linkFromMail } from "./eml";

it("finds a link whose token looks like a quoted-printable escape (=57)", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "setu-eml-"));
  const env = { dataDir, publicUrl: "https://setu.example", smtpUrl: null, mailFrom: null };
  const url = "https://setu.example/bn/verify-email?token=57sHmJ3yq5SKXKdC";
  await createTransport(env, async () => "Setu").send({
    id: "0b7d3e0a-0000-4000-8000-000000000001",
    kind: "verify-email",
    to: "family@example.com",
    replyTo: null,
    subject: "Confirm",
    text: `ঠিকানা নিশ্চিত করুন:\n${url}\n`,
    html: "<p>Confirm</p>",
    createdAt: "2026-11-21T09:00:00.000Z",
  });
  expect(await linkFromMail(dataDir, "family@example.com", "/bn/verify-email")).toBe(url);
  rmSync(dataDir, { recursive: true });
});
