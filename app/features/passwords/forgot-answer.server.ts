import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { busyForm } from "~/features/forms/busy-form.server";
import { paths } from "~/paths";
import { failedForm, refusedForm } from "~/server/failed-form.server";
import { readForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";
import { emailSchema } from "./account-schemas.server";
import { askForReset } from "./password-change.server";

/** The action of both doors: the mail leads to the door of the account's role. */
export async function answerForgot({ request, context }: ActionFunctionArgs) {
  const language = languageOf(request);
  const { fields, refusal } = await readForm(request, context);
  if (refusal) return refusedForm(context, language, { fields, refusal });
  const submission = parseWithZod(fields, { schema: emailSchema });
  if (submission.status !== "success") {
    return failedForm(context, language, fields, submission.error ?? {});
  }
  try {
    if ((await askForReset(context, language, submission.value.email)) === "tooMany") {
      return failedForm(context, language, fields, { "": ["tooMany"] }, 429);
    }
  } catch (error) {
    return busyForm(context, language, fields, error);
  }
  return redirect(paths.checkEmail(language, { for: "reset" }), 303);
}
