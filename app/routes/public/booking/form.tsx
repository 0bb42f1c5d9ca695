import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { bookingSchema } from "~/features/bookings/booking.schema";
import { BookingForm } from "~/features/bookings/booking-form";
import { bookingFormPage } from "~/features/bookings/booking-form-page.server";
import { findBookingReference, requestBooking } from "~/features/bookings/bookings.server";
import { personOf } from "~/features/sessions/guards.server";
import { UrgentCall } from "~/features/submission/call-row";
import { FormPage } from "~/features/submission/form-page";
import { receiveSubmission } from "~/features/submission/receive-submission.server";
import type { PageHandle } from "~/hydration";
import { paths } from "~/paths";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { hydrate: "idle" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const person = await personOf(request, context);
  return bookingFormPage(context.db, query, { language: languageOf(request), person });
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
