import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { noteSchema } from "~/features/bookings/coordinator-forms.schema";
import { NoteForm } from "~/features/bookings/dashboard/booking-forms";
import {
  backToBooking,
  loadBooking,
  readBookingForm,
} from "~/features/bookings/dashboard/booking-page.server";
import { addNote } from "~/features/bookings/notes.server";
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
  const { failed, value, fields } = await readBookingForm(request, context, noteSchema);
  if (failed) return failed;
  const { note: text, formKey } = value;
  let outcome: Awaited<ReturnType<typeof addNote>>;
  try {
    outcome = await addNote(context.db, person, { bookingId, text, formKey }, context.now());
  } catch (error) {
    return busyForm(context, languageOf(request), fields, error);
  }
  if (outcome === "missing") throw data(null, { status: 404 });
  return backToBooking(context, bookingId, languageOf(request), "dashboard.toasts.noted");
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function BookingNotes() {
  const page = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const { view, text } = page;
  return (
    <RequestFormPage
      about={view}
      list={text.nav.bookings}
      title={text.act.internalNote}
      failed={failed}
      fieldIds={{ note: "internal-note" }}
    >
      <div className={styles.panel}>
        <NoteForm view={view} text={text.act} failed={failed} />
      </div>
    </RequestFormPage>
  );
}
