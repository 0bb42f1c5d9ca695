import { wordsOf } from "~/features/company/words.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { writtenPhone } from "~/features/phone/phone.server";
import type { Person } from "~/features/sessions/person";
import { newSubmissionKey } from "~/features/submission/submissions.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { callBackSchema } from "./booking.schema";

/** The page on which a number is left, to be called. */
export async function callBackPage(
  context: Context,
  { person, language }: { person: Person | null; language: Language },
) {
  const { booking, messages, submission } = await wordsOf(context, language);
  const { callBack, form } = booking;
  return {
    meta: { title: callBack.title, description: callBack.metaDescription },
    heading: {
      title: callBack.heading,
      lead: callBack.lead,
      failed: messages.callBackFailed,
    },
    aside: {
      text: { ...booking.aside, next: callBack.next },
      privacyHref: paths.privacy(language),
    },
    form: {
      action: paths.callBack(language),
      submissionKey: newSubmissionKey(),
      rules: formRulesOf(callBackSchema),
      defaults: {
        phoneNumber: person?.phone ? writtenPhone(person.phone) : "",
        fullName: person?.name ?? "",
      },
      danger: booking.danger,
      text: {
        submit: callBack.submit,
        leaveEmpty: submission.leaveEmpty,
        fields: {
          phoneNumber: form.fields.phoneNumber,
          fullName: { label: callBack.name },
        },
      },
    },
  };
}
