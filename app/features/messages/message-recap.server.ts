import type { Queryable } from "#db/connection.server";
import { writtenPhone } from "~/features/phone/phone.server";
import type { Recap } from "~/features/submission/status-view";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";

/** All that a message says, for the browser that has just sent it; null where it was erased. */
export async function messageRecap(
  db: Queryable,
  reference: string,
  language: Language,
): Promise<Recap | null> {
  const row = await db
    .selectFrom("messages")
    .select(["name", "email", "phone", "message"])
    .where("reference", "=", reference)
    .where("name", "!=", "")
    .executeTakeFirst();
  if (!row) return null;
  const { contact, submission } = texts(language);
  const { fields } = contact.form;
  return {
    ...submission.recap,
    lines: [
      { term: fields.name.label, value: row.name },
      { term: fields.email.label, value: row.email },
      { term: fields.phone.label, value: row.phone ? writtenPhone(row.phone) : "" },
      { term: fields.message.label, value: row.message },
    ],
  };
}
