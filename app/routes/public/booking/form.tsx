import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { destinationName, suggestedDestinations } from "~/features/bookings/booking";
import { bookingSchema } from "~/features/bookings/booking.schema";
import { BookingForm, relativesOptions } from "~/features/bookings/booking-form";
import { findBookingReference, requestBooking } from "~/features/bookings/bookings.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { findHospitalChoice } from "~/features/hospitals/hospital-choice.server";
import { writtenPhone } from "~/features/phone/phone.server";
import { isServiceKey, serviceKeys } from "~/features/services/service";
import { personOf } from "~/features/sessions/guards.server";
import { UrgentCall } from "~/features/submission/call-row";
import { FormPage } from "~/features/submission/form-page";
import { receiveSubmission } from "~/features/submission/receive-submission.server";
import { newSubmissionKey } from "~/features/submission/submissions.server";
import type { PageHandle } from "~/hydration";
import { formatNumber } from "~/locales/format";
import { paths } from "~/paths";
import { cleanText } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { hydrate: "idle" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { booking, messages, services, submission } = texts(language);
  const query = new URL(request.url).searchParams;
  const service = query.get("service");
  const slug = cleanText(query.get("hospital") ?? "");
  const hospital = await findHospitalChoice(context.db, slug, language);
  const person = await personOf(request, context);
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

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const language = languageOf(request);
  return receiveSubmission(args, {
    scope: "booking",
    schema: bookingSchema,
    senderOf: (input) => input.email,
    isUrgent: (input) => input.urgent,
    find: (submission) => findBookingReference(context.db, submission),
    keep: async (input, submission) => {
      const person = await personOf(request, context);
      return requestBooking(context, { input, submission, language, person });
    },
    sentPath: (reference) => paths.bookingSent(reference, language),
    thanks: "messages.appointmentSuccess",
    failure: "messages.appointmentFailed",
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data?.meta);

export default function BookingPage() {
  const { heading, urgent, form } = useLoaderData<typeof loader>();
  return (
    <FormPage {...heading} fields={form.text.fields}>
      <BookingForm {...form} aside={<UrgentCall {...urgent} />} />
    </FormPage>
  );
}
