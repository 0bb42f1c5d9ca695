import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { busyForm } from "~/features/forms/busy-form.server";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { failedForm, refusedForm } from "~/server/failed-form.server";
import { hasFailed, readForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { sameSitePath } from "~/server/same-site-path";
import { passkeyOffer, passWithPasskey } from "./passkey-sign-in.server";
import { secondStepView } from "./second-step-view.server";
import { passSecondStep } from "./sign-in.server";
import { landingOf, signedIn } from "./sign-in-answer.server";

/** The loader of the second step's routes: a page only of what its action answers. */
export function loadSecondStep({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  if (!hasFailed(context)) throw redirect(paths.adminLogin(language), 303);
  const view = secondStepView(language);
  return { meta: { title: view.text.title }, view };
}

/** The action of the second step's routes. */
export async function answerSecondStep(
  { request, context }: ActionFunctionArgs,
  by: "code" | "credential",
) {
  const language = languageOf(request);
  const { fields, refusal } = await readForm(request, context);
  const ticket = String(fields.get("ticket") ?? "");
  const written = String(fields.get(by) ?? "");
  // used up by this answer, and too long to send back
  fields.delete("credential");
  const again = (failed: Failed) => withOffer(request, context, ticket, failed);
  if (refusal) return again(refusedForm(context, language, { fields, refusal }));
  if (by === "code" && written.trim() === "") {
    return again(failedForm(context, language, fields, { code: ["required"] }));
  }
  const pass = by === "code" ? passSecondStep : passWithPasskey;
  let outcome: Awaited<ReturnType<typeof pass>>;
  try {
    outcome = await pass(request, context, ticket, written);
  } catch (error) {
    return again(await busyForm(context, language, fields, error));
  }
  const { account, passkeys } = texts(language);
  switch (outcome.result) {
    case "expired": {
      fields.delete("ticket");
      return again(failedForm(context, language, fields, { "": [account.secondStep.expired] }));
    }
    case "wrong-code":
      return again(failedForm(context, language, fields, { code: ["codeInvalid"] }));
    case "not-accepted":
      return again(failedForm(context, language, fields, { "": [passkeys.signIn.failed] }));
    case "refused":
      return again(failedForm(context, language, fields, { "": ["tooMany"] }, 429));
    case "second-step":
    case "mailed-code":
      throw data(null, { status: 500 });
    case "signed-in": {
      const redirectTo = sameSitePath(fields.get("redirectTo"), landingOf[outcome.account.role]);
      return signedIn(context, language, outcome, redirectTo);
    }
  }
}

type Failed = ReturnType<typeof failedForm>;

/** With a fresh challenge, where the account has passkeys. */
async function withOffer(request: Request, context: Context, ticket: string, failed: Failed) {
  const passkey = await passkeyOffer(request, context, ticket);
  return data({ ...failed.data, passkey }, failed.init ?? undefined);
}
