import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { output } from "zod";
import { gapIn } from "~/features/content/reply-templates/placeholders";
import { type AcceptedForm, formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import type { Person } from "~/features/sessions/person";
import { redirectWithToast } from "~/server/flash.server";
import { INSERT_TEMPLATE, isWrittenToFamily, needsWords } from "../act";
import { type ActOutcome, recordAct } from "../acts.server";
import { typedFacts } from "../fact-fields.server";
import { chatNoticesOf } from "../notices.server";
import { queueQuery, readQueueFilter } from "../queue/filter";
import { moveIdOf } from "../replies.server";
import { requestPath } from "../request-path";
import { untouchedFacts } from "../seen-facts";
import { type ConfirmView, type ConflictView, confirmView, conflictView } from "./act-views.server";
import { shownState } from "./composer-view.server";
import { composerSchema, factsForm, factsIn } from "./facts-form.server";
import { kindOr404, requestOr404 } from "./load.server";
import { withTemplate } from "./reply-templates.server";
import { shownRequest } from "./shown.server";

/** Response of the composer: the form again, a confirmation question, or a conflict. */
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

type ActSchema = ReturnType<typeof composerSchema>;
type ActForm = output<ActSchema>;

/**
 * Action of the composer.
 *
 * @param findNextRequest link to the next waiting request; null if nobody waits
 * @throws a 404 page if the request is missing or erased
 */
export async function answerAct(
  args: ActionFunctionArgs,
  person: Person,
  findNextRequest: () => Promise<{ href: string } | null>,
) {
  const { context, request } = args;
  const id = args.params.id ?? "";
  return formAction(args, {
    schema: composerSchema(await kindOr404(context, id)),
    untouched: untouchedFacts,
    rearrange: async (typed, fail) => {
      if (!typed.has(INSERT_TEMPLATE)) return null;
      const filled = await withTemplate(context, person, id, typed);
      return filled ?? fail({ template: "choiceUnknown" });
    },
    run: async (form, accepted) => {
      const { language, fail } = accepted;
      const errors = missingEntryError(form);
      if (errors) return fail(errors);
      const values = valuesOf(accepted);
      if (form.confirmed === "no") return data({ values, errors: {} });
      const newStatus = form.instead ?? form.next;
      const reason = form.instead ? form.reason : "";
      const result = await recordAct(context, person, {
        requestId: id,
        did: form.did,
        words: form.words,
        to: form.mailTo,
        mailWords: form.mailWords,
        move: newStatus && { to: newStatus, reason },
        followUp: followUpIn(form, reason),
        facts: factsIn(form),
        language,
        confirmed: form.confirmed === "yes",
        seenVersion: form.version,
        lastFamilyEvent: form.lastFamilyEvent,
        formKey: form.formKey ?? randomUUID(),
      });
      switch (result.outcome) {
        case "missing":
          throw data(null, { status: 404 });
        case "no-person":
          return fail({ mailTo: "choiceUnknown" });
        case "no-page":
          return fail({ mailWords: "noPage" });
        case "no-address":
          return fail({ mailWords: "noAddress" });
        case "reason-required":
          return fail({ reason: "reasonRequired" });
        case "not-allowed":
          return fail({ [form.instead ? "instead" : "next"]: "choiceUnknown" });
        case "follow-up-closed":
          return fail({ again: "againClosed" });
        case "follow-up-past":
          return fail({ [form.again ? "again" : "againDay"]: "againPast" });
        case "confirm": {
          if (!newStatus) throw new Error("Confirmation of a move without a target status");
          const question = { to: newStatus, reason };
          const confirm = confirmView(result.kind, question, language);
          return data({ values, errors: {}, confirm });
        }
        case "conflict":
        case "family-wrote": {
          const found = await requestOr404(request, context, id);
          const shown = await shownRequest(context.db, found, language);
          const conflictDetails = { to: newStatus, openedAt: form.openedAt, cause: result.outcome };
          const conflict = conflictView(shown, conflictDetails, language);
          // unedited facts get their current values, with which the next submission is compared
          const uneditedFacts = untouchedFacts(accepted.fields).map((key) => [
            key,
            typedFacts(found)[key],
          ]);
          const shownFacts = factsForm(found, language).defaults;
          const formValues = {
            ...values,
            ...Object.fromEntries(uneditedFacts),
            ...shownState(found, shownFacts, context.now()),
          };
          return data({ values: formValues, errors: {}, conflict }, { status: 409 });
        }
        case "done":
          return redirectAfterAct(result);
      }

      async function redirectAfterAct({ undoable }: Extract<ActOutcome, { outcome: "done" }>) {
        // the coordinator stays on this page to notify the family first
        const hasUnsentNotice = (await chatNoticesOf(context.db, id)).some(
          ({ eventId, sentAt }) =>
            sentAt === null && (eventId === undoable || eventId === moveIdOf(undoable)),
        );
        const nextRequest =
          form.onward === "next" && !hasUnsentNotice ? await findNextRequest() : null;
        const href = nextRequest?.href ?? (await requestHref());
        const withUndo = `${href}${href.includes("?") ? "&" : "?"}undo=${undoable}`;
        return redirectWithToast(context, withUndo, {
          key: nextRequest ? "handling.toasts.savedNext" : "handling.toasts.saved",
          variant: "success",
        });
      }

      async function requestHref() {
        const query = queueQuery(readQueueFilter(new URL(request.url).searchParams));
        const found = await requestOr404(request, context, id);
        return requestPath(found, language, "", query);
      }
    },
  });
}

/** Error for a missing entry or a gap in the text, by field name. */
function missingEntryError(form: ActForm) {
  const { did, words, next, instead, reason, againDay, againWhy } = form;
  const followUp = followUpIn(form, reason);
  if (did && needsWords(did) && words === "") return { words: "wordsRequired" } as const;
  const gap = did && isWrittenToFamily(did) ? gapIn(words) : null;
  if (gap) return { words: { key: "gapLeft", values: { gap } } } as const;
  if (!did && words !== "") return { did: "actRequired" } as const;
  const isCorrection = Object.keys(factsIn(form)).length > 0;
  if (!did && !next && !instead && !followUp && !isCorrection)
    return { "": "actRequired" } as const;
  if (reason !== "" && !instead) return { instead: "reasonForWhat" } as const;
  if (!followUp && againWhy !== "") return { again: "againWhen" } as const;
  if (followUp?.when === "date" && againDay === "") return { againDay: "dateInvalid" } as const;
  if (followUp?.why === "") return { againWhy: "reasonRequired" } as const;
  return null;
}

/** The chosen follow-up; without its own reason it takes the reason of the move. */
function followUpIn({ again, againDay, againTime, againWhy }: ActForm, reason: string) {
  const when = again ?? (againDay === "" ? null : "date");
  return when && { when, day: againDay, time: againTime, why: againWhy || reason };
}

function valuesOf({ fields }: AcceptedForm<ActSchema>): Record<string, string> {
  return Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]));
}
