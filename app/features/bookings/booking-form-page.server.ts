import type { Queryable } from "#db/connection.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { findHospitalChoice } from "~/features/hospitals/hospital-choice.server";
import { writtenPhone } from "~/features/phone/phone.server";
import { isServiceKey, serviceKeys } from "~/features/services/service";
import type { Person } from "~/features/sessions/person";
import { newSubmissionKey } from "~/features/submission/submissions.server";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { cleanText } from "~/server/form.server";
import { texts } from "~/server/i18n.server";
import { destinationName, suggestedDestinations } from "./booking";
import { bookingSchema } from "./booking.schema";
import { relativesOptions } from "./booking-form";

/** The booking form, with the service and the hospital that the address names. */
export async function bookingFormPage(
  db: Queryable,
  query: URLSearchParams,
  { language, person }: { language: Language; person: Person | null },
) {
  const { booking, messages, services, submission } = texts(language);
  const service = query.get("service");
  const slug = cleanText(query.get("hospital") ?? "");
  const hospital = await findHospitalChoice(db, slug, language);
  return {
    meta: { title: booking.title, description: booking.metaDescription },
    heading: { title: booking.title, lead: booking.lead, failed: messages.appointmentFailed },
    urgent: booking.urgent,
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
        destinationCountry: destinationName(hospital?.country, language),
        service: isServiceKey(service) ? service : "",
        hospital: hospital?.slug ?? "",
      },
      services: serviceKeys.map((key) => ({ value: key, label: services.items[key].name })),
      hospital,
      destinations: suggestedDestinations(language),
      relatives: relativesOptions((count) => formatNumber(count, language)),
      text: { ...booking.form, leaveEmpty: submission.leaveEmpty },
      privacyHref: paths.privacy(language),
    },
  };
}
