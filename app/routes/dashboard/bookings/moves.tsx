import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { findBooking } from "~/features/bookings/booking-record.server";
import { moveSchema } from "~/features/bookings/coordinator-forms.schema";
import { MoveForm } from "~/features/bookings/dashboard/booking-forms";
import {
  backToBooking,
  loadBooking,
  readBookingForm,
} from "~/features/bookings/dashboard/booking-page.server";
import { Conflict } from "~/features/bookings/dashboard/conflict";
import { conflictView } from "~/features/bookings/dashboard/conflict-view.server";
import { moveBooking } from "~/features/bookings/moves.server";
import { busyForm } from "~/features/forms/busy-form.server";
import { RequestFormPage } from "~/features/requests/dashboard/request-form-page";
import { requireAdmin } from "~/features/sessions/guards.server";
import { failedForm } from "~/server/failed-form.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadBooking(request, context, params.id);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const bookingId = params.id ?? "";
  const { failed, value, fields } = await readBookingForm(request, context, moveSchema);
  if (failed) return failed;
  const language = languageOf(request);
  const { to, reason, version: seenVersion, formKey, openedAt } = value;
  const move = { bookingId, to, reason, seenVersion, formKey };
  let moved: Awaited<ReturnType<typeof moveBooking>>;
  try {
    moved = await moveBooking(context.db, person, move, context.now());
  } catch (error) {
    return busyForm(context, language, fields, error);
  }
  switch (moved.outcome) {
    case "moved":
      return backToBooking(context, bookingId, language, "dashboard.toasts.moved");
    case "reason-required":
      return failedForm(context, language, fields, { reason: ["reasonRequired"] });
    case "not-allowed":
      return failedForm(context, language, fields, { to: ["choiceUnknown"] });
    case "missing":
      throw data(null, { status: 404 });
    case "conflict": {
      const found = await findBooking(context.db, bookingId, language, context.now());
      if (!found) throw data(null, { status: 404 });
      const attempt = { to, reason, seenVersion, openedAt };
      const conflict = conflictView(found, attempt, language);
      return data({ values: { to, reason }, errors: {}, conflict }, { status: 409 });
    }
  }
}

/** After a conflict as well, the form must know the newest version. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function BookingMoves() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { view, text } = page;
  if (answer && "conflict" in answer) {
    return (
      <RequestFormPage about={view} list={text.nav.bookings} title={answer.conflict.title}>
        <Conflict view={view} text={text.act} conflict={answer.conflict} values={answer.values} />
      </RequestFormPage>
    );
  }
  return (
    <RequestFormPage about={view} list={text.nav.bookings} title={text.act.move} failed={answer}>
      <div className={styles.panel}>
        <MoveForm view={view} text={text.act} failed={answer} />
      </div>
    </RequestFormPage>
  );
}
