import type { Queryable } from "#db/connection.server";
import { hospitalName } from "~/features/hospitals/hospital-choice.server";
import { writtenPhone } from "~/features/phone/phone.server";
import type { Recap } from "~/features/submission/status-view";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { bookingFacts } from "./booking-facts.server";
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
  const { fields } = booking.form;
  return {
    ...submission.recap,
    lines: [
      { term: fields.phoneNumber.label, value: writtenPhone(answers.phoneNumber) },
      { term: fields.fullName.label, value: answers.fullName },
      { term: fields.email.label, value: answers.email },
      ...bookingFacts({ ...answers, hospital }, language),
    ],
  };
}
