import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { formAction } from "~/features/forms/form-action.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { checkLink, type LinkState } from "~/features/identity/one-time-links.server";
import { resetSchema } from "~/features/identity/password.schema";
import type { Role } from "~/features/sessions/person";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts } from "~/server/i18n.server";
import type { ReturnedForm } from "~/server/returned-form.server";
import { resetPassword } from "./password-change.server";

/**
 * Loader of a reset link. The pages for families and coordinators differ in hint and links. After an error, the
 * token stays in the page's address.
 */
export async function readResetLink({ request, context }: LoaderFunctionArgs, role: Role) {
  const language = languageOf(request);
  const { reset: text, fields, verify } = texts(language).account;
  const token = new URL(request.url).searchParams.get("token");
  const { state, link } = await checkLink(context.db, "reset", token, context.now());
  const isAdmin = role === "admin";
  return {
    meta: { title: text.title },
    page: {
      text,
      fields,
      rules: formRulesOf(resetSchema(role)),
      hint: isAdmin ? fields.adminPasswordHint : fields.passwordHint,
      mailedLink: { state, token: token ?? "" },
      accountEmail: link?.email ?? "",
      links: [
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

/** Form errors, or the state of a link that is not valid. */
export type ResetAnswer = ReturnedForm & { state?: LinkState };

export function answerReset(args: ActionFunctionArgs, role: Role) {
  const { request, context } = args;
  return formAction(args, {
    schema: resetSchema(role),
    run: async ({ token, password }, { language, fail }) => {
      const outcome = await resetPassword(request, context, token, password);
      if (outcome.result === "refused") return fail({ password: outcome.problem });
      if (outcome.result !== "done") {
        const answer: ResetAnswer = { values: {}, errors: {}, state: outcome.result };
        return data(answer, { status: 400 });
      }
      const query = outcome.role === "admin" ? { for: "admin" } : {};
      const flash = { key: "messages.actionCompleted", variant: "success" } as const;
      const page = paths.actionCompleted(language, query);
      return redirectWithToast(context, page, flash, outcome.headers);
    },
  });
}
