import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { bookingSchema } from "~/features/bookings/booking.schema";
import { BookingAside } from "~/features/bookings/booking-aside";
import { BookingForm } from "~/features/bookings/booking-form";
import { bookingFormPage } from "~/features/bookings/booking-form-page.server";
import { requestBooking } from "~/features/bookings/bookings.server";
import { formAction } from "~/features/forms/form-action.server";
import { FormPage } from "~/features/forms/form-page";
import { refusedAs } from "~/features/forms/submission-limits.server";
import { submissionField, submissionOf } from "~/features/forms/submissions.server";
import { toSentPage } from "~/features/forms/to-sent-page.server";
import { personOf } from "~/features/sessions/guards.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, form: "booking", offline: true };

/** Made once: Zod compiles a schema when it is first used. */
const schema = bookingSchema.extend(submissionField);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const person = await personOf(request, context);
  return bookingFormPage(context, query, { language: languageOf(request), person });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  return formAction(args, {
    schema,
    failure: "messages.appointmentFailed",
    run: async ({ submissionKey, ...input }, { language, fail }) => {
      const submission = submissionOf(submissionKey, input);
      const person = await personOf(request, context);
      const answers = { ...input, callBack: false };
      const sent = { input: answers, submission, language, person };
      const kept = await requestBooking(context, sent);
      if ("refusal" in kept) return fail(...refusedAs(kept.refusal, "tellUsMore"));
      const { reference } = kept;
      const page = paths.bookingSent(reference, language);
      return toSentPage(context, page, { thanks: "messages.appointmentSuccess", sent: reference });
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data?.meta);

export default function BookingPage() {
  const { heading, aside, form } = useLoaderData<typeof loader>();
  return (
    <FormPage {...heading} leadCanWait fields={form.text.fields}>
      <BookingForm {...form} asideLast aside={<BookingAside {...aside} />} />
    </FormPage>
  );
}
