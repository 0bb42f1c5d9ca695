import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { newSubmissionKey } from "~/features/forms/submissions.server";
import { writtenPhone } from "~/features/phone/phone.server";
import { formFields, formWords } from "~/features/requests/fact-fields.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import { callBackSchema } from "./booking.schema";

interface CallBackAsked {
  person: Person | null;
  language: Language;
  /** More is to be added to what this browser has sent just now, by its reference. */
  addedTo: string | null;
  more: boolean;
}

/** The page on which a number is left, to be called; and then, what has happened. */
export async function callBackPage(
  context: Context,
  { person, language, addedTo, more }: CallBackAsked,
) {
  const { booking, messages, submission } = texts(language);
  const { callBack } = booking;
  const words = more ? callBack.more : callBack;
  const before = addedTo === null ? undefined : await findCallBack(context.db, addedTo);
  const name = before?.name ?? person?.name ?? "";
  const phone = before?.phone ?? person?.phone;
  return {
    meta: { title: callBack.title, description: callBack.metaDescription },
    heading: {
      title: words.heading,
      lead: words.lead,
      failed: messages.callBackFailed,
    },
    aside: {
      text: { ...booking.aside, next: callBack.next },
      privacyHref: paths.privacy(language),
    },
    form: {
      action: paths.callBack(language, { more: more ? 1 : null }),
      submissionKey: newSubmissionKey(),
      rules: formRulesOf(callBackSchema),
      defaults: {
        urgent: before ? (isSet(before.urgent) ? "yes" : "no") : "",
        phoneNumber: phone ? writtenPhone(phone) : "",
        fullName: name,
      },
      danger: booking.danger,
      // what has happened is asked once the number was left
      fields: formFields("call_back", language).filter(({ is }) => more || is !== "words"),
      text: {
        submit: words.submit,
        ...submission.form,
        fields: formWords("call_back", language),
      },
    },
  };
}

/** The form as it was sent with the number alone. */
function findCallBack(db: Queryable, reference: string) {
  return db
    .selectFrom("bookings")
    .select(["phone_number as phone", "full_name as name", "urgent"])
    .where("reference", "=", reference)
    .where("call_back", "=", 1)
    .executeTakeFirst();
}
