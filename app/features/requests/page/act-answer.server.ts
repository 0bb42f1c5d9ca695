import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { output } from "zod";
import { type AcceptedForm, formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { needsWords } from "~/features/requests/act";
import { queueQuery, readQueueFilter } from "~/features/requests/queue";
import type { Person } from "~/features/sessions/person";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { bookingActSchema } from "../act.schema";
import { type ActOutcome, recordAct } from "../acts.server";
import { findCase } from "../case-record.server";
import { type ConfirmView, confirmView } from "./confirm-view.server";
import { type ConflictView, conflictView } from "./conflict-view.server";

/** What the composer's page shows again: the form, a question, or both versions. */
export type ActAnswer = FormAnswer | ActQuestion | ActConflict;

interface ActQuestion {
  values: Record<string, string>;
  errors: Record<string, string>;
  confirm: ConfirmView;
}

interface ActConflict {
  values: Record<string, string>;
  errors: Record<string, string>;
  conflict: ConflictView;
}

type ActForm = output<typeof bookingActSchema>;

/**
 * The action of a booking's composer.
 *
 * @param next where to go on to whoever waits next; null where nobody does
 * @throws a 404 page for a booking that is not there, or is erased
 */
export function answerAct(
  args: ActionFunctionArgs,
  person: Person,
  next: () => Promise<{ href: string } | null>,
) {
  const { context, params } = args;
  const bookingId = params.id ?? "";
  return formAction(args, {
    schema: bookingActSchema,
    run: async (form, accepted) => {
      const { language, fail } = accepted;
      const errors = incomplete(form);
      if (errors) return fail(errors);
      const values = valuesOf(accepted);
      if (form.confirmed === "no") return data({ values, errors: {} });
      const to = form.instead ?? form.next;
      const outcome = await recordAct(context, person, {
        bookingId,
        did: form.did,
        words: form.words,
        move: to && { to, reason: form.instead ? form.reason : "" },
        confirmed: form.confirmed === "yes",
        seenVersion: form.version,
        heard: form.heard,
        formKey: form.formKey ?? randomUUID(),
      });
      switch (outcome.outcome) {
        case "missing":
          throw data(null, { status: 404 });
        case "no-address":
          return fail({ did: "noAddress" });
        case "reason-required":
          return fail({ reason: "reasonRequired" });
        case "not-allowed":
          return fail({ [form.instead ? "instead" : "next"]: "choiceUnknown" });
        case "confirm": {
          const confirm = confirmView(outcome.kind, form, language);
          return data({ values, errors: {}, confirm });
        }
        case "conflict":
        case "unheard": {
          const found = await findCase(context.db, bookingId, language, context.now());
          if (!found) throw data(null, { status: 404 });
          const since = { to, openedAt: form.openedAt, by: outcome.outcome };
          const conflict = conflictView(found, since, language);
          return data({ values, errors: {}, conflict }, { status: 409 });
        }
        case "done":
          return done(outcome);
      }

      async function done({ undoable }: Extract<ActOutcome, { outcome: "done" }>) {
        const onward = form.onward === "next" ? await next() : null;
        const query = queueQuery(readQueueFilter(new URL(args.request.url).searchParams));
        const here = paths.dashboardRecord("bookings", bookingId, language, "", query);
        const href = onward?.href ?? here;
        const withUndo = `${href}${href.includes("?") ? "&" : "?"}undo=${undoable}`;
        return redirectWithToast(context, undoable ? withUndo : href, {
          key: onward ? "handling.toasts.savedNext" : "handling.toasts.saved",
          variant: "success",
        });
      }
    },
  });
}

/** What is missing, by the field where it should be. */
function incomplete({ did, words, next, instead, reason }: ActForm) {
  if (did && needsWords(did) && words === "") return { words: "wordsRequired" } as const;
  if (!did && words !== "") return { did: "actRequired" } as const;
  if (!did && !next && !instead) return { "": "actRequired" } as const;
  if (reason !== "" && !instead) return { instead: "reasonForWhat" } as const;
  return null;
}

function valuesOf({ fields }: AcceptedForm<typeof bookingActSchema>): Record<string, string> {
  return Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]));
}
