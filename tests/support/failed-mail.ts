import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import type { MailKind } from "~/features/mail/mail";

/** A failed mail with an unknown recipient. @returns its id */
export async function insertFailedMail(
  db: Queryable,
  given: Partial<Insertable<Schema["outbox"]>> & { kind?: MailKind } = {},
): Promise<string> {
  const id = given.id ?? randomUUID();
  await db
    .insertInto("outbox")
    .values({
      id,
      kind: "request-received",
      recipient: "rahima@exmaple.com",
      subject: "We have your request",
      body_text: "",
      body_html: null,
      created_at: "2026-11-20T08:00:00.000Z",
      next_attempt_at: "2026-11-20T08:00:00.000Z",
      attempts: 1,
      failed_at: "2026-11-20T08:00:01.000Z",
      last_error: "550 5.1.1",
      ...given,
    })
    .execute();
  return id;
}
