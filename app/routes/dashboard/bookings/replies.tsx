import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { replySchema } from "~/features/bookings/coordinator-forms.schema";
import { ReplyForm } from "~/features/bookings/dashboard/booking-forms";
import {
  backToBooking,
  loadBooking,
  readBookingForm,
} from "~/features/bookings/dashboard/booking-page.server";
import { recordReply } from "~/features/bookings/replies.server";
import { busyForm } from "~/features/forms/busy-form.server";
import { RequestFormPage } from "~/features/requests/dashboard/request-form-page";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadBooking(request, context, params.id);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const bookingId = params.id ?? "";
  const { failed, value, fields } = await readBookingForm(request, context, replySchema);
  if (failed) return failed;
  const reply = { bookingId, ...value };
  let outcome: Awaited<ReturnType<typeof recordReply>>;
  try {
    outcome = await recordReply(context.db, person, reply, context.now());
  } catch (error) {
    return busyForm(context, languageOf(request), fields, error);
  }
  if (outcome === "missing") throw data(null, { status: 404 });
  return backToBooking(context, bookingId, languageOf(request), "dashboard.toasts.replied");
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function BookingReplies() {
  const page = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const { view, text } = page;
  return (
    <RequestFormPage about={view} list={text.nav.bookings} title={text.act.reply} failed={failed}>
      <div className={styles.panel}>
        <p>{text.act.replyText}</p>
        <ReplyForm view={view} text={text.act} failed={failed} />
      </div>
    </RequestFormPage>
  );
}
