import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { formAction } from "~/features/forms/form-action.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { findAccountById } from "~/features/identity/accounts.server";
import { checkLink, type LinkState } from "~/features/identity/one-time-links.server";
import { personOf } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { languageOf, texts, translator } from "~/server/i18n.server";
import type { ReturnedForm } from "~/server/returned-form.server";
import { verifySchema } from "./registration.schema";
import { loginPath } from "./registration.server";
import { verifyEmail } from "./verification.server";

export type VerifyView = Awaited<ReturnType<typeof readVerifyLink>>["view"];

/** Checks a link without using it up, because mail scanners open links. */
export async function readVerifyLink({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { verify: text, fields } = texts(language).account;
  const token = new URL(request.url).searchParams.get("token");
  const { state, link } = await checkLink(context.db, "verify", token, context.now());
  const account = link && (await findAccountById(context.db, link.userId ?? ""));
  const person = await personOf(request, context);
  const isOther = person !== null && account !== null && person.id !== account.id;
  const t = translator(language);
  const email = account?.email ?? "";
  const login = { href: loginPath(account?.role, language), label: text.goToLogin };
  const profile = { href: paths.profile(language), label: text.goToProfile };
  const home = { href: paths.home(language), label: text.backHome };
  const view = {
    text: { ...text, ready: t("account.verify.ready", { email }) },
    fields,
    rules: formRulesOf(verifySchema),
    email,
    mailedLink: { state, token: token ?? "" },
    /** Warns a person logged in with another account, which will not show the requests. */
    otherAccountWarning: isOther ? t("account.verify.other", { own: person.email, email }) : null,
    unknown: person ? text.unknownInside : text.unknown,
    takeOver: person ? null : { href: paths.forgot(language), label: text.takeOver },
    links: isOther ? [home] : [person ? profile : login, home],
    resendLink: { href: paths.checkEmail(language, { for: "again" }), label: text.again },
  };
  return { meta: { title: text.title }, view };
}

/** The form's errors, or the link's state. */
export type VerifyAnswer = ReturnedForm & { state?: LinkState | "done" };

export function answerVerify(args: ActionFunctionArgs) {
  const { request, context } = args;
  return formAction(args, {
    schema: verifySchema,
    run: async ({ token, password }, { fail }) => {
      const outcome = await verifyEmail(request, context, token, password);
      if (outcome.result === "tooMany") return fail({ "": "tooMany" }, 429);
      if (outcome.result === "wrong-password") {
        return fail({ password: "account.changePassword.wrong" });
      }
      const answer: VerifyAnswer = { values: {}, errors: {}, state: outcome.result };
      return outcome.result === "done"
        ? data(answer, { headers: outcome.headers })
        : data(answer, { status: 400 });
    },
  });
}
