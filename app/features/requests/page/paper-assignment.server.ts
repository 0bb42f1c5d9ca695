import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import { hiddenField } from "~/features/forms/fields.server";
import { formAction } from "~/features/forms/form-action.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { documentsOf } from "~/features/papers/documents.server";
import { stampOf } from "~/features/papers/judgements.server";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { languageOf } from "~/server/i18n.server";
import { reassignDocument } from "../papers/desk-judging.server";
import { chosenPaper, paperChoiceFields, paperChoices } from "../papers/paper-choice.server";
import { requestPath } from "../request-path";
import { requestOr404 } from "./load.server";
import { documentPage, redirectAfterJudging, unerasedRequestOr404 } from "./papers-page.server";

const paperAssignmentSchema = z.object({
  ...paperChoiceFields,
  /** Stamp of the document as the page showed it. */
  seen: hiddenField(),
});

export type LoadedPaperAssignment = Awaited<ReturnType<typeof loadPaperAssignment>>;

/** Form that says which paper a document is. @throws a 404 page if the document is missing */
export async function loadPaperAssignment(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const found = await unerasedRequestOr404(request, context, id);
  const page = await documentPage(request, context, found, "deskPapers.assign.title");
  const documents = await documentsOf(context.db, context.env, found.id);
  const document = documents.find((one) => one.id === page.document.id);
  if (!document) throw data(null, { status: 404 });
  return {
    ...page,
    form: {
      action: requestPath(found, language, "papers/assignment", { document: document.id }),
      rules: formRulesOf(paperAssignmentSchema),
      hidden: { seen: stampOf(document) },
      defaults: { item: document.paper_id ?? document.kind, whose: document.whose },
      choices: await paperChoices(context.db, found.id, language),
    },
  };
}

/** Action of the form. @throws a 404 page if the document is missing */
export async function answerPaperAssignment(args: ActionFunctionArgs, person: Person) {
  const { request, context, params } = args;
  const found = await requestOr404(request, context, params.id);
  const documentId = new URL(request.url).searchParams.get("document") ?? "";
  return formAction(args, {
    schema: paperAssignmentSchema,
    run: async ({ seen, ...choice }, { language, fields, fail }) => {
      const chosen = await chosenPaper(context.db, found.id, choice);
      if (!chosen) return fail({ item: "deskPapers.choice.missing" });
      const document = { requestId: found.id, documentId, seen, ...chosen };
      const outcome = await reassignDocument(context, person, document);
      if (outcome === "missing") throw data(null, { status: 404 });
      if (outcome === "conflict") {
        fields.delete("seen");
        return fail({ "": "deskPapers.toasts.conflict" }, 409);
      }
      return redirectAfterJudging(context, found, language, { from: "papers", toast: "assigned" });
    },
  });
}
