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
import { backToBooking, loadBooking } from "~/features/bookings/dashboard/booking-page.server";
import { BookingConflict } from "~/features/bookings/dashboard/conflict";
import {
  type ConflictView,
  conflictView,
} from "~/features/bookings/dashboard/conflict-view.server";
import { moveBooking } from "~/features/bookings/moves.server";
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
    schema: moveSchema,
    run: async ({ to, reason, version: seenVersion, formKey, openedAt }, { language, fail }) => {
      const move = { bookingId, to, reason, seenVersion, formKey };
      const moved = await moveBooking(context.db, person, move, context.now());
      switch (moved.outcome) {
        case "moved":
          return backToBooking(context, bookingId, language, "dashboard.toasts.moved");
        case "reason-required":
          return fail({ reason: "reasonRequired" });
        case "not-allowed":
          return fail({ to: "choiceUnknown" });
        case "missing":
          throw data(null, { status: 404 });
        case "conflict": {
          const found = await findBooking(context.db, bookingId, language, context.now());
          if (!found) throw data(null, { status: 404 });
          const conflict = conflictView(found, { to, reason, seenVersion, openedAt }, language);
          return data({ values: { to, reason }, errors: {}, conflict }, { status: 409 });
        }
      }
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

type Answer = FormAnswer | { values: { to: string; reason: string }; conflict: ConflictView };

export default function BookingMoves() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const { view, text } = page;
  if (answer && "conflict" in answer) {
    return (
      <RequestFormPage about={view} list={text.nav.bookings} title={answer.conflict.title}>
        <BookingConflict
          view={view}
          text={text.act}
          conflict={answer.conflict}
          values={answer.values}
        />
      </RequestFormPage>
    );
  }
  return (
    <RequestFormPage about={view} list={text.nav.bookings} title={text.act.move} answer={answer}>
      <div className={styles.panel}>
        <MoveForm view={view} text={text.act} answer={answer} />
      </div>
    </RequestFormPage>
  );
}
