import type { Queryable } from "#db/connection.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { newSubmissionKey } from "~/features/forms/submissions.server";
import { countryName } from "~/features/hospitals/countries";
import {
  findHospitalChoice,
  type HospitalChoice,
  hospitalChoices,
} from "~/features/hospitals/hospital-choice.server";
import { writtenPhone } from "~/features/phone/phone.server";
import { formFields } from "~/features/requests/fact-fields.server";
import { isServiceKey } from "~/features/services/service";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { plainText } from "~/locales/plain-text";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { cleanText } from "~/server/form.server";
import { texts } from "~/server/i18n.server";
import type { Option } from "~/ui/form/controls";
import { bookingSchema } from "./booking.schema";

/** The booking form, with the service and the hospital that the address names. */
export async function bookingFormPage(
  context: Context,
  query: URLSearchParams,
  { language, person }: { language: Language; person: Person | null },
) {
  const { booking, messages, submission } = texts(language);
  const { db } = context;
  const service = query.get("service");
  const slug = cleanText(query.get("hospital") ?? "");
  const hospital = await findHospitalChoice(db, slug, language);
  return {
    meta: { title: booking.title, description: plainText(booking.metaDescription) },
    heading: { title: booking.heading, lead: booking.lead, failed: messages.appointmentFailed },
    aside: { text: booking.aside, privacyHref: paths.privacy(language) },
    form: {
      action: paths.booking(language, {
        service: isServiceKey(service) ? service : null,
        hospital: hospital?.slug,
      }),
      submissionKey: newSubmissionKey(),
      rules: formRulesOf(bookingSchema),
      defaults: {
        fullName: person?.name ?? "",
        email: person?.email ?? "",
        phoneNumber: person?.phone ? writtenPhone(person.phone) : "",
        destinationCountry: countryName(hospital?.country, language),
        service: isServiceKey(service) ? service : "",
        hospital: hospital?.slug ?? "",
      },
      fields: formFields("booking", language, await offeredHospitals(db, hospital, language)),
      danger: booking.danger,
      text: { ...booking.form, ...submission.form },
      callBack: { href: paths.callBack(language), label: booking.callBack.noEmail },
    },
  };
}

/** Those to choose from, and the one whose page led here. */
async function offeredHospitals(
  db: Queryable,
  opened: HospitalChoice | null,
  language: Language,
): Promise<Option[]> {
  const all = await hospitalChoices(db, language);
  const isAmong = all.some(({ slug }) => slug === opened?.slug);
  return (opened && !isAmong ? [opened, ...all] : all).map(({ slug, name }) => ({
    value: slug,
    label: name,
  }));
}
