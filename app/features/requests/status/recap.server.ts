import type { Queryable } from "#db/connection.server";
import { hospitalName } from "~/features/content/hospitals/hospital-choice.server";
import type { Recap } from "~/features/forms/sent-words";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { sentLines } from "../fact-fields.server";
import { factsOf } from "../fact-rows.server";
import { factLines } from "../fact-words.server";

/** Facts of a request, as its family sees them; null if the request is missing or erased. */
export async function requestRecap(
  db: Queryable,
  reference: string,
  language: Language,
): Promise<Recap | null> {
  const row = await db
    .selectFrom("requests")
    .selectAll()
    .where("reference", "=", reference)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const facts = factsOf(row);
  const { booking, submission } = texts(language);
  if (row.kind === "message") {
    return { ...submission.recap, lines: sentLines("message", facts, language) };
  }
  const hospital = (await hospitalName(db, facts.hospital, language)) ?? facts.hospital;
  const { callBack, yes } = booking.facts;
  return {
    ...submission.recap,
    lines: [
      ...(row.kind === "call_back" ? [{ term: callBack, value: yes }] : []),
      ...factLines({ ...facts, hospital }, language),
    ],
  };
}
