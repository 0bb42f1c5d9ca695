import { formRulesOf } from "~/features/forms/form-rules.server";
import { newSubmissionKey } from "~/features/forms/submissions.server";
import { writtenPhone } from "~/features/phone/phone.server";
import { formFields } from "~/features/requests/fact-fields.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { messageSchema } from "./message.schema";

/** The ways to us, and the form for a message, filled in with what an account knows. */
export function contactPage({ person, language }: { person: Person | null; language: Language }) {
  const { contact, messages, submission } = texts(language);
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
      fields: formFields("message", language),
      text: { ...contact.form, ...submission.form },
    },
  };
}
