import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { callBackSchema } from "~/features/bookings/booking.schema";
import { BookingAside } from "~/features/bookings/booking-aside";
import { requestBooking } from "~/features/bookings/bookings.server";
import { CallBackForm } from "~/features/bookings/call-back-form";
import { callBackPage } from "~/features/bookings/call-back-page.server";
import { formAction } from "~/features/forms/form-action.server";
import { FormPage } from "~/features/forms/form-page";
import { sentHere } from "~/features/forms/sent-here.server";
import { refusedAs } from "~/features/forms/submission-limits.server";
import { submissionField, submissionOf } from "~/features/forms/submissions.server";
import { toSentPage } from "~/features/forms/to-sent-page.server";
import { nothingSaid } from "~/features/requests/facts";
import { personOf } from "~/features/sessions/guards.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, form: "call-back", offline: true };

/** Made once: Zod compiles a schema when it is first used. */
const schema = callBackSchema.extend(submissionField);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const more = new URL(request.url).searchParams.has("more");
  return callBackPage(context, {
    person: await personOf(request, context),
    language: languageOf(request),
    addedTo: more ? sentHere(request, context) : null,
    more,
  });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  return formAction(args, {
    schema,
    failure: "messages.callBackFailed",
    run: async ({ submissionKey, ...left }, { language, fail }) => {
      const input = { ...nothingSaid, ...left, email: "", callBack: true };
      const submission = submissionOf(submissionKey, left);
      const person = await personOf(request, context);
      const kept = await requestBooking(context, { input, submission, language, person });
      if ("refusal" in kept) return fail(...refusedAs(kept.refusal, "tellUsMore"));
      const { reference } = kept;
      const page = paths.bookingSent(reference, language);
      return toSentPage(context, page, { thanks: "messages.callBackSuccess", sent: reference });
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data?.meta);

export default function CallBackPage() {
  const { heading, aside, form } = useLoaderData<typeof loader>();
  return (
    <FormPage {...heading} fields={form.text.fields}>
      <CallBackForm {...form} asideLast aside={<BookingAside {...aside} />} />
    </FormPage>
  );
}
