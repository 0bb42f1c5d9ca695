import { wordsOf } from "~/features/company/words.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { writtenPhone } from "~/features/phone/phone.server";
import type { Person } from "~/features/sessions/person";
import { newSubmissionKey } from "~/features/submission/submissions.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { messageSchema } from "./message.schema";

/** The ways to us, and the form for a message, filled in with what an account knows. */
export async function contactPage(
  context: Context,
  { person, language }: { person: Person | null; language: Language },
) {
  const { contact, messages, submission } = await wordsOf(context, language);
  return {
    meta: { title: contact.title, description: contact.metaDescription },
    heading: { title: contact.title, lead: contact.lead, failed: messages.messageFailed },
    urgent: contact.urgent,
    reach: contact.reach,
    formTitle: contact.formTitle,
    form: {
      action: paths.contact(language),
      submissionKey: newSubmissionKey(),
      rules: formRulesOf(messageSchema),
      defaults: {
        name: person?.name ?? "",
        email: person?.email ?? "",
        phone: person?.phone ? writtenPhone(person.phone) : "",
      },
      text: { ...contact.form, leaveEmpty: submission.leaveEmpty },
    },
  };
}
