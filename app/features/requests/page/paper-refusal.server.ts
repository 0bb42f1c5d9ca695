import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { formAction } from "~/features/forms/form-action.server";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { judgeDocument } from "../papers/desk-judging.server";
import { reasonOptions } from "../papers/desk-paper-words.server";
import { refusalSchema } from "../papers/refusal.schema";
import { requestOr404 } from "./load.server";
import { documentPage, redirectAfterJudging, unerasedRequestOr404 } from "./papers-page.server";

export type LoadedRefusal = Awaited<ReturnType<typeof loadRefusal>>;

/** Page with the form that refuses a document. @throws a 404 page if the document is missing */
export async function loadRefusal(request: Request, context: Context, id = "") {
  const found = await unerasedRequestOr404(request, context, id);
  const page = await documentPage(request, context, found, "deskPapers.refusal.title");
  return { ...page, keptForm: page.document.refusalTarget ? { id: "refusal" } : null };
}

/** Action of a refusal. @throws a 404 page if the document is missing */
export async function answerRefusal(args: ActionFunctionArgs, person: Person) {
  const { request, context, params } = args;
  const found = await requestOr404(request, context, params.id);
  const documentId = new URL(request.url).searchParams.get("document") ?? "";
  return formAction(args, {
    schema: refusalSchema,
    run: async ({ why, words: typedWords, seen, from, formKey }, { language, fields, fail }) => {
      const reason = reasonOptions(found.language, language).find(({ value }) => value === why);
      const words = typedWords || reason?.words || "";
      if (words === "") return fail({ words: "deskPapers.refusal.wordsMissing" });
      const outcome = await judgeDocument(context, person, {
        requestId: found.id,
        documentId,
        verdict: "refused",
        words,
        seen,
        formKey: formKey ?? randomUUID(),
      });
      if (outcome === "missing") throw data(null, { status: 404 });
      if (outcome === "conflict") {
        // the next submission is compared with the document that the page now shows
        for (const field of ["seen", "formKey"]) fields.delete(field);
        return fail({ "": "deskPapers.toasts.conflict" }, 409);
      }
      return redirectAfterJudging(context, found, language, { from, toast: "refused" });
    },
  });
}
