import { type ActionFunctionArgs, data } from "@remix-run/node";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import type { Person } from "~/features/sessions/person";
import { findBooking } from "../booking-record.server";
import { moveSchema } from "../coordinator-forms.schema";
import { moveBooking } from "../moves.server";
import { backToBooking } from "./booking-page.server";
import { type ConflictView, conflictView } from "./conflict-view.server";

/** What the page of a move shows again: a form that failed, or both versions. */
export type MoveAnswer = FormAnswer | MoveConflict;

interface MoveConflict {
  values: { to: string; reason: string };
  conflict: ConflictView;
}

/** The action of a move. @throws a 404 page for a booking that is not there */
export function answerMove(args: ActionFunctionArgs, person: Person) {
  const { context, params } = args;
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
