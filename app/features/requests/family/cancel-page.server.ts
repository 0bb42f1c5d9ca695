import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { hiddenField, optionalText } from "~/features/forms/fields.server";
import { formAction } from "~/features/forms/form-action.server";
import { SUBMISSION_KEY_FIELD } from "~/features/forms/submission";
import { newSubmissionKey, submissionField } from "~/features/forms/submissions.server";
import { formatDateTime } from "~/locales/format";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { addToConversation } from "../conversation.server";
import { cancelOwnRequest, ownCancellation, undoCancellation } from "../family-cancelling.server";
import { requireFamily } from "../family-page.server";
import { isBeforeQuote, isClosed } from "../life";
import { findFamilyRequest } from "./family-request.server";
import { familyTopView } from "./top-view.server";

const WORDS_MAX = 4000;

const cancelSchema = z.object({
  words: optionalText(WORDS_MAX),
  /** The page offered this: `now` cancels at once, `ask` sends a message to the coordinators. */
  offered: hiddenField(),
  ...submissionField,
});

/** Loads the page that cancels at once, asks a coordinator to cancel, or undoes a cancellation. */
export async function cancelView(
  request: Request,
  context: Context,
  typedReference: string | undefined,
) {
  const language = languageOf(request);
  const reader = await requireFamily(request, context, typedReference);
  const { reference, requestId } = reader;
  const found = await findFamilyRequest(context.db, reader);
  const cancellation = await ownCancellation(context.db, requestId, context.now());
  const isOver = isClosed(found.status) && !cancellation;
  // a message cannot be cancelled
  if (isOver || found.kind === "message") throw redirect(paths.familyPage(reference, language));
  const { cancel: text } = texts(language).familyPage;
  const action = paths.familyPage(reference, language, "cancel");
  const offered = isBeforeQuote(found) ? "now" : "ask";
  const until = cancellation && formatDateTime(cancellation.until, language);
  return {
    meta: { title: text.title },
    top: familyTopView(reader, language, true),
    text,
    form: cancellation
      ? null
      : {
          action,
          lead: text[offered],
          submit: offered === "now" ? text.submit : text.submitAsk,
          hidden: { offered, [SUBMISSION_KEY_FIELD]: newSubmissionKey() },
        },
    undoForm: until && {
      action: paths.familyPage(reference, language, "cancel/undo"),
      text: translator(language)("familyPage.cancel.done.text", { time: until }),
    },
    keptForm: cancellation ? null : { id: "cancel", action },
  };
}

export async function answerCancel(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const reader = await requireFamily(request, context, params.reference, { words: "" });
  return formAction(args, {
    schema: cancelSchema,
    run: async ({ words, offered, submissionKey: formKey }, { language, fields, fail }) => {
      const page = paths.familyPage(reader.reference, language);
      const cancelPage = paths.familyPage(reader.reference, language, "cancel");
      if (offered === "ask") {
        const { message } = texts(language).familyPage.cancel;
        const fullMessage = [message, words].filter(Boolean).join("\n\n");
        const outcome = await addToConversation(context, reader, { words: fullMessage, formKey });
        if (outcome === "too-many") return fail({ "": "familyPage.conversation.often" }, 429);
        if (outcome !== "written") return redirect(page, 303);
        return redirectWithToast(context, page, {
          key: "familyPage.cancel.asked",
          variant: "success",
        });
      }
      const outcome = await cancelOwnRequest(context, reader.requestId, { words, formKey });
      if (outcome === "moved-on") {
        // the form then gets the current offer, not the submitted one
        fields.delete("offered");
        return fail({ "": "familyPage.cancel.movedOn" }, 409);
      }
      if (outcome === "closed") return redirect(page, 303);
      return redirectWithToast(context, cancelPage, {
        key: "familyPage.cancel.cancelled",
        variant: "success",
      });
    },
  });
}

/** Action of the button that undoes a cancellation. */
export async function answerUndoCancellation({ request, context, params }: ActionFunctionArgs) {
  const reader = await requireFamily(request, context, params.reference);
  const language = languageOf(request);
  await readButtonForm(request, context, paths.familyPage(reader.reference, language, "cancel"));
  const isUndone = await undoCancellation(context, reader.requestId);
  return redirectWithToast(context, paths.familyPage(reader.reference, language), {
    key: isUndone ? "familyPage.cancel.back" : "familyPage.cancel.late",
    variant: isUndone ? "success" : "error",
  });
}
