import type { Queryable } from "#db/connection.server";
import type { Recap } from "~/features/forms/sent-words";
import { hospitalName } from "~/features/hospitals/hospital-choice.server";
import { factLines } from "~/features/requests/fact-words.server";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { answersOf } from "./booking-row.server";

/** All that was said in a booking, for the browser that has just sent it; null where it was erased. */
export async function bookingRecap(
  db: Queryable,
  reference: string,
  language: Language,
): Promise<Recap | null> {
  const row = await db
    .selectFrom("bookings")
    .selectAll()
    .where("reference", "=", reference)
    .where("phone_number", "!=", "")
    .executeTakeFirst();
  if (!row) return null;
  const answers = answersOf(row);
  const hospital = (await hospitalName(db, answers.hospital, language)) ?? answers.hospital;
  const { booking, submission } = texts(language);
  const { callBack, yes } = booking.facts;
  return {
    ...submission.recap,
    lines: [
      ...(answers.callBack ? [{ term: callBack, value: yes }] : []),
      ...factLines({ ...answers, hospital }, language),
    ],
  };
}
