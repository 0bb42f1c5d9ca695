import type { ActionFunctionArgs } from "@remix-run/node";
import { type AcceptedForm, type Failure, formAction } from "~/features/forms/form-action.server";
import { defaultLanguage, languages } from "~/locales/languages";
import type { Context } from "~/server/context";
import type { FieldErrors } from "~/server/returned-form.server";
import { ALT_MAX, type Alts, type PictureFiles } from "./picture";
import { findFiles } from "./picture-files.server";
import { altField, altsOf, replacementSchema, uploadSchema } from "./upload.schema";
import { storeUpload, type UploadProblem } from "./uploads.server";

export interface Upload {
  key: string;
  alts: Alts;
  /** Identifies the form and the file's content; null without a form key. */
  source: string | null;
}

type Args = Pick<ActionFunctionArgs, "request" | "context">;
type Fail = (errors: FieldErrors, status?: number) => Failure;

/**
 * The action of upload forms. Stores the file first, so that other errors do not require a second upload. Then
 * validates the descriptions and calls `run`.
 */
export function uploadAction<Answer>(
  args: Args,
  run: (
    upload: Upload,
    language: AcceptedForm<typeof uploadSchema>["language"],
    fail: Fail,
  ) => Promise<Answer | Failure>,
) {
  return formAction(args, {
    schema: uploadSchema,
    extraData: (fields) => uploadedFiles(args.context, fields),
    run: async ({ kept: uploadedKey, formKey, ...form }, { language, file, fields, fail }) => {
      const files = await storeOrFindFile(args.context, file("file"), uploadedKey);
      const alts = altsOf(form);
      const altErrors = altErrorsOf(alts);
      if ("problem" in files) {
        return fail({ file: problemKey(files.problem), ...altErrors }, statusOf(files.problem));
      }
      fields.set("kept", files.key);
      if (Object.keys(altErrors).length > 0) return fail(altErrors);
      const source = formKey && JSON.stringify([formKey, files.content ?? files.key]);
      return run({ key: files.key, alts, source }, language, fail as Fail);
    },
  });
}

/** The action of forms that replace a picture's files. The descriptions remain unchanged. */
export function replacementAction<Answer>(
  args: Args,
  run: (
    replacement: { key: string; seenVersion: number },
    language: AcceptedForm<typeof replacementSchema>["language"],
    fail: Fail,
  ) => Promise<Answer | Failure>,
) {
  return formAction(args, {
    schema: replacementSchema,
    extraData: (fields) => uploadedFiles(args.context, fields),
    run: async ({ kept: uploadedKey, version }, { language, file, fields, fail }) => {
      const files = await storeOrFindFile(args.context, file("file"), uploadedKey);
      if ("problem" in files) {
        return fail({ file: problemKey(files.problem) }, statusOf(files.problem));
      }
      fields.set("kept", files.key);
      return run({ key: files.key, seenVersion: version }, language, fail as Fail);
    },
  });
}

/** Stores the file, or finds the one that was sent earlier with the form; `left` if it expired. */
async function storeOrFindFile(
  context: Context,
  file: File | null,
  uploadedKey: string,
): Promise<
  (PictureFiles & { content?: string }) | { problem: UploadProblem | "required" | "left" }
> {
  if (file) return storeUpload(context, file);
  if (uploadedKey === "") return { problem: "required" };
  return (await findFiles(context.db, uploadedKey)) ?? { problem: "left" };
}

/** The files that were already uploaded, for the form that is shown again. */
async function uploadedFiles(context: Context, fields: FormData) {
  const key = fields.get("kept");
  return { uploaded: typeof key === "string" && key ? await findFiles(context.db, key) : null };
}

function problemKey<Problem extends UploadProblem | "required" | "left">(problem: Problem) {
  return `pictures.problems.${problem}` as const;
}

/** The HTTP status. An unavailable storage is not the sender's fault. */
function statusOf(problem: UploadProblem | "required" | "left"): number {
  return problem === "away" ? 503 : 400;
}

function altErrorsOf(alts: Alts): FieldErrors {
  const errors: FieldErrors = {};
  for (const code of languages) {
    const alt = alts[code] ?? "";
    if (alt.length > ALT_MAX) errors[altField(code)] = "tooLong";
    else if (alt === "" && code === defaultLanguage) {
      errors[altField(code)] = "pictures.problems.altRequired";
    }
  }
  return errors;
}
