import type { Queryable } from "#db/connection.server";
import type { Recap } from "~/features/forms/sent-words";
import { sentLines } from "~/features/requests/fact-fields.server";
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
  return {
    ...texts(language).submission.recap,
    lines: sentLines("message", row, language),
  };
}
