import { expect } from "vitest";
import { inTransaction } from "#db/transactions";
import { issueLink } from "~/features/requests/family-links.server";
import type { Context } from "~/server/context";
import type { Site } from "./site";

/** The newest mailed code of a family's page. */
export async function mailedCode(site: Site, email: string): Promise<string> {
  const mails = site.db.selectFrom("outbox").selectAll().where("recipient", "=", email);
  const mail = (await mails.where("kind", "=", "request-code").execute()).at(-1);
  expect(mail?.subject).toMatch(/SETU-/);
  return (/\b(\d{3} \d{3})\b/.exec(mail?.body_text ?? "")?.[1] ?? "").replace(" ", "");
}

/** A code that a coordinator reads out. */
export function spokenCode(
  site: Site,
  requestId: string,
  contactId: string | null = null,
): Promise<string> {
  const context = { ...site.services, clientAddress: "192.0.2.1" } as Context;
  const wanted = { requestId, contactId, way: "spoken", by: null } as const;
  return inTransaction(site.db, (trx) => issueLink(trx, context, wanted));
}

/** A wrong code with the same number of digits. */
export const wrongFor = (code: string) =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, "0");
