import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { output } from "zod";
import { formAction } from "~/features/forms/form-action.server";
import {
  type FileOutcome,
  type FileTarget,
  storeReceivedFile,
} from "~/features/papers/file-storing.server";
import { neededPapersOf } from "~/features/papers/needed-papers.server";
import { receivedForm, type UploadProblem } from "~/features/papers/received-files.server";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { findOpenRequest } from "../conversation.server";
import { type FamilyReader, requireFamily } from "../family-page.server";
import { recordPaperArrival } from "../paper-events.server";
import { familyPaperSchema, NOT_ON_LIST } from "./family-papers.schema";

/** Action of the form that sends one file. The server has received the file already. */
export async function answerFamilyPaper(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const reader = await requireFamily(request, context, params.reference);
  const { requestId, reference } = reader;
  return formAction(args, {
    schema: familyPaperSchema,
    failure: "familyPapers.problems.failed",
    run: async (value, { language, fields, fail }) => {
      const { files, problem } = await receivedForm(context);
      if (problem) return refusal(problem);
      if (!(await findOpenRequest(context.db, requestId))) {
        return fail({ "": "familyPapers.closed" }, 409);
      }
      const [file] = files;
      const target = await targetOf(context, reader, value);
      if (!file || !target) {
        return fail({
          [fields.has("item") ? "item" : "kind"]: target ? undefined : "familyPapers.problems.item",
          file: file ? undefined : "familyPapers.problems.missing",
        });
      }
      const result = await storeReceivedFile(
        context,
        file,
        { target, key: value.submissionKey },
        (trx, id) => recordPaperArrival(trx, context, { requestId, documentId: id }),
      );
      if (!("fileId" in result)) return refusal(result.outcome);
      context.wakeOutbox();
      const query = { [result.outcome === "kept" ? "arrived" : "known"]: result.fileId };
      return redirect(paths.familyPage(reference, language, "papers", query), 303);

      function refusal(why: UploadProblem | Exclude<FileOutcome["outcome"], "kept" | "known">) {
        return fail({ file: `familyPapers.problems.${why}` }, uploadHttpStatuses[why]);
      }
    },
  });
}

/** HTTP status of the response to a file that was not stored. */
export const uploadHttpStatuses: Record<UploadProblem | "gone", number> = {
  off: 503,
  busy: 503,
  tooLarge: 413,
  diskFull: 507,
  tooMuch: 409,
  tooManyDocuments: 409,
  empty: 422,
  wrongType: 422,
  broken: 400,
  failed: 503,
  gone: 409,
};

/** @returns null if no paper was chosen, or one that is not on this request's list */
async function targetOf(
  { db }: Pick<Context, "db">,
  { requestId }: FamilyReader,
  { item, kind, whose, document }: output<typeof familyPaperSchema>,
): Promise<FileTarget | null> {
  if (document !== "") return { request_id: requestId, documentId: document, added_by: null };
  const fromFamily = { request_id: requestId, way: "page", added_by: null } as const;
  if (item === "" || item === NOT_ON_LIST) {
    if (item === "" && kind === null) return null;
    const facts = { kind: kind ?? "other", whose: whose ?? "patient" } as const;
    return { ...fromFamily, ...facts, paper_id: null };
  }
  const paper = (await neededPapersOf(db, requestId)).find(({ id }) => id === item);
  return paper ? { ...fromFamily, paper_id: paper.id, kind: paper.kind, whose: paper.whose } : null;
}
