import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import type { Queryable } from "#db/connection.server";
import { hiddenField, optionalChoice, tickBox } from "~/features/forms/fields.server";
import { formAction } from "~/features/forms/form-action.server";
import type { NewDocument } from "~/features/papers/documents.server";
import {
  type FileOutcome,
  type FileTarget,
  storeReceivedFile,
} from "~/features/papers/file-storing.server";
import {
  FORM_FILES,
  type ReceivedFile,
  receivedForm,
} from "~/features/papers/received-files.server";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { recordPaperArrival } from "../paper-events.server";
import { auditPaperAct } from "../papers/desk-judging.server";
import { uploadHttpStatuses } from "../papers/family-papers-answer.server";
import { chosenPaper, paperChoiceFields, paperChoices } from "../papers/paper-choice.server";
import { hiddenFields } from "../reply.schema";
import { requestPath } from "../request-path";
import { crumbsTo, requestOr404 } from "./load.server";
import { unerasedRequestOr404 } from "./papers-page.server";

/** Ways in which a paper arrives, other than by upload on the family's page. */
const arrivalWays = ["whatsapp", "email", "courier", "hand"] as const;

/** All fields are optional here: `answerAddition` reports missing fields and files together. */
const additionSchema = z.object({
  ...hiddenFields,
  ...paperChoiceFields,
  item: hiddenField(),
  way: optionalChoice(arrivalWays, "choiceUnknown"),
  apart: tickBox(),
  file: hiddenField(),
});

/** The rules of the browser's form. */
const formRules = {
  item: { required: true },
  way: { required: true },
  file: { required: true },
} as const;

export type LoadedAddition = Awaited<ReturnType<typeof loadAddition>>;

/** Form that adds papers to a request. @throws a 404 page if the request is missing or erased */
export async function loadAddition(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const found = await unerasedRequestOr404(request, context, id);
  const { deskPapers: text } = texts(language);
  const title = translator(language)("deskPapers.added.title", { reference: found.reference });
  const papers = requestPath(found, language, "papers");
  return {
    meta: { title },
    title,
    crumbs: [...crumbsTo(found, language), { href: papers, label: text.papers }],
    text: { added: text.added, choice: text.choice },
    form: {
      action: requestPath(found, language, "papers/added"),
      rules: formRules,
      hidden: { formKey: randomUUID() },
      choices: await paperChoices(context.db, found.id, language),
      ways: arrivalWays.map((value) => ({ value, label: text.added.ways[value] })),
    },
  };
}

/**
 * Action of the form; the files were received before it runs.
 *
 * @throws a 404 page if the request is missing or erased
 */
export async function answerAddition(args: ActionFunctionArgs, person: Person) {
  const { request, context, params } = args;
  const found = await requestOr404(request, context, params.id);
  if (found.isErased) throw data(null, { status: 404 });
  return formAction(args, {
    schema: additionSchema,
    failure: "deskPapers.added.problems.failed",
    run: async ({ way, apart, formKey, ...choice }, { language, fields, fail }) => {
      const { files, problem, refusedName } = await receivedForm(context);
      // a form that is shown again gets a new key, because other files may be chosen in it
      fields.delete("formKey");
      if (problem) return failWith(problem, refusedName);
      if (files.length > FORM_FILES) return fail({ file: "deskPapers.added.problems.tooMany" });
      const chosen = await chosenPaper(context.db, found.id, choice);
      if (!chosen || !way || files.length === 0) {
        return fail({
          item: chosen ? undefined : "deskPapers.choice.missing",
          way: way ? undefined : "required",
          file: files.length > 0 ? undefined : "deskPapers.added.problems.missing",
        });
      }
      const paper = { ...chosen, request_id: found.id, way, added_by: person.id };
      const outcome = await addFiles(context, person, files, { paper, apart, formKey });
      context.wakeOutbox();
      if (outcome !== "kept" && outcome !== "known") {
        return failWith(outcome === "gone" ? "failed" : outcome, "");
      }
      return redirectWithToast(context, requestPath(found, language, "papers"), {
        key: `deskPapers.toasts.${outcome === "kept" ? "added" : "known"}`,
        variant: "success",
      });

      function failWith(cause: NonNullable<typeof problem>, name: string) {
        const values = { name, reason: texts(language).deskPapers.added.problems[cause] };
        const error = name
          ? ({ key: "deskPapers.added.refused", values } as const)
          : (`deskPapers.added.problems.${cause}` as const);
        return fail({ file: error }, uploadHttpStatuses[cause]);
      }
    },
  });
}

/**
 * Puts all files into one document, or each into its own (`apart`). Resubmitting the form stores no
 * file twice.
 *
 * @returns `kept` if any file is new, else `known`; or the first problem, which stops the adding
 */
async function addFiles(
  context: Context,
  person: Person,
  files: readonly ReceivedFile[],
  { paper, apart, formKey }: { paper: NewDocument; apart: boolean; formKey: string | null },
): Promise<FileOutcome["outcome"]> {
  const { request_id: requestId, added_by } = paper;
  let outcome: FileOutcome["outcome"] = "known";
  let target: FileTarget = paper;
  for (const [index, file] of files.entries()) {
    let stored = await store(file, index, target);
    // that document takes no more pages, e.g. because it was judged meanwhile: start a new one
    if (stored.outcome === "gone") stored = await store(file, index, paper);
    if (!("documentId" in stored)) return stored.outcome;
    if (stored.outcome === "kept") outcome = "kept";
    if (!apart) target = { request_id: requestId, documentId: stored.documentId, added_by };
  }
  return outcome;

  function store(file: ReceivedFile, index: number, to: FileTarget): Promise<FileOutcome> {
    const key = formKey && `${formKey}:${index}`;
    return storeReceivedFile(context, file, { target: to, key }, onArrival);
  }

  async function onArrival(trx: Queryable, documentId: string): Promise<void> {
    await recordPaperArrival(trx, context, { requestId, documentId });
    await auditPaperAct(trx, context, person, { requestId, detail: "paper-added" });
  }
}
