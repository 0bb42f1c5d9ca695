import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type LinkState, lookAtLink } from "~/features/accounts/one-time-links.server";
import { busyForm } from "~/features/forms/busy-form.server";
import type { Role } from "~/features/sessions/person";
import { paths } from "~/paths";
import { type FailedForm, failedForm, refusedForm } from "~/server/failed-form.server";
import { redirectWithToast } from "~/server/flash.server";
import { readForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { resetSchema } from "./account-schemas.server";
import { type Reset, resetPassword } from "./password-change.server";

/** What the page of a reset link shows; the two doors differ in the hint and the ways on. */
export async function readResetLink({ request, context }: LoaderFunctionArgs, door: Role) {
  const language = languageOf(request);
  const { reset: text, fields, verify } = texts(language).account;
  const token = new URL(request.url).searchParams.get("token");
  const { state } = await lookAtLink(context.db, "reset", token, context.now());
  const isAdmin = door === "admin";
  return {
    meta: { title: text.title },
    page: {
      text,
      fields,
      hint: isAdmin ? fields.adminPasswordHint : fields.passwordHint,
      seen: { state, token: token ?? "" },
      action: isAdmin ? paths.adminResetPassword(language) : paths.resetPassword(language),
      ways: [
        {
          href: isAdmin ? paths.adminForgot(language) : paths.forgot(language),
          label: text.again,
        },
        {
          href: isAdmin ? paths.adminLogin(language) : paths.login(language),
          label: verify.goToLogin,
        },
        { href: paths.home(language), label: verify.backHome },
      ],
    },
  };
}

export interface ResetAnswer {
  state: LinkState;
  token: string;
  failed?: FailedForm;
}

export async function answerReset({ request, context }: ActionFunctionArgs, door: Role) {
  const language = languageOf(request);
  const { fields, refusal } = await readForm(request, context);
  const token = String(fields.get("token") ?? "");
  const again = ({ data: failed, init }: ReturnType<typeof failedForm>) =>
    data<ResetAnswer>({ state: "ready", token, failed }, init ?? undefined);
  if (refusal) return again(refusedForm(context, language, { fields, refusal }));
  const submission = parseWithZod(fields, { schema: resetSchema(door) });
  if (submission.status !== "success") {
    return again(failedForm(context, language, fields, submission.error ?? {}));
  }
  let outcome: Reset;
  try {
    outcome = await resetPassword(request, context, token, submission.value.password);
  } catch (error) {
    return again(await busyForm(context, language, fields, error));
  }
  if (outcome.result === "refused") {
    return again(failedForm(context, language, fields, { password: [outcome.problem] }));
  }
  if (outcome.result !== "done") {
    return data<ResetAnswer>({ state: outcome.result, token }, { status: 400 });
  }
  const query = outcome.role === "admin" ? { for: "admin" } : {};
  return redirectWithToast(context, paths.actionCompleted(language, query), {
    key: "messages.actionCompleted",
    variant: "success",
  });
}
