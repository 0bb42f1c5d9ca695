import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { noteSchema } from "~/features/bookings/coordinator-forms.schema";
import { NOTE_PREFIX, NoteForm } from "~/features/bookings/dashboard/booking-forms";
import { backToBooking, loadBooking } from "~/features/bookings/dashboard/booking-page.server";
import { addNote } from "~/features/bookings/notes.server";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { RequestFormPage } from "~/features/requests/dashboard/request-form-page";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadBooking(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const bookingId = params.id ?? "";
  return formAction(args, {
    schema: noteSchema,
    run: async ({ note: text, formKey }, { language }) => {
      const note = { bookingId, text, formKey };
      const outcome = await addNote(context.db, person, note, context.now());
      if (outcome === "missing") throw data(null, { status: 404 });
      return backToBooking(context, bookingId, language, "dashboard.toasts.noted");
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function BookingNotes() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { view, text } = page;
  return (
    <RequestFormPage
      about={view}
      list={text.nav.bookings}
      title={text.act.internalNote}
      answer={answer}
      idPrefix={NOTE_PREFIX}
    >
      <div className={styles.panel}>
        <NoteForm view={view} text={text.act} answer={answer} />
      </div>
    </RequestFormPage>
  );
}
