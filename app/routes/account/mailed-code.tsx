import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/features/accounts/account-page";
import { formAction } from "~/features/forms/form-action.server";
import { MailedCodePage } from "~/features/sign-in/mailed-code-page";
import { passkeyOffer } from "~/features/sign-in/passkey-sign-in.server";
import { SecondStepForm } from "~/features/sign-in/second-step-form";
import { secondStepView } from "~/features/sign-in/second-step-view.server";
import { mailedCodeSchema } from "~/features/sign-in/sign-in.schema";
import { passMailedCode } from "~/features/sign-in/sign-in.server";
import { landingOf, type StepAnswer, signedIn } from "~/features/sign-in/sign-in-answer.server";
import { paths } from "~/paths";
import { hasFailed } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { sameSitePath } from "~/server/same-site-path";

/** As on the page before: a passkey at the second step needs a script. */
export const handle = { hydrate: "always" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  // a page only of what its action answers
  if (!hasFailed(context) && !context.memo.has("second-step")) {
    throw redirect(paths.login(language), 303);
  }
  const { mailedCode: text, fields } = texts(language).account;
  return {
    meta: { title: text.title },
    text,
    secondStep: secondStepView(language),
    code: fields.code,
    action: paths.loginCode(language),
    restart: {
      user: { href: paths.login(language), label: text.restart },
      admin: { href: paths.adminLogin(language), label: text.restart },
    },
  };
}

/** Goes on with the code that was mailed; an account with a second step is asked for that too. */
export function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  return formAction(args, {
    schema: mailedCodeSchema,
    run: async ({ rememberMe: remember, redirectTo, ...given }, { language, fields, fail }) => {
      const outcome = await passMailedCode(request, context, { ...given, remember });
      switch (outcome.result) {
        case "expired":
          fields.delete("ticket");
          return fail({ "": "account.mailedCode.expired" });
        case "wrong-code":
          return fail({ code: "codeInvalid" });
        case "second-step": {
          context.memo.set("second-step", Promise.resolve(true));
          const { ticket } = outcome;
          const passkey = await passkeyOffer(request, context, ticket);
          return data<StepAnswer>({ values: { redirectTo }, errors: {}, ticket, passkey });
        }
        case "signed-in": {
          const landing = sameSitePath(redirectTo, landingOf[outcome.account.role]);
          return signedIn(context, language, outcome, landing);
        }
      }
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function MailedCode() {
  const page = useLoaderData<typeof loader>();
  const { text, secondStep, code } = page;
  const answer: StepAnswer | undefined = useActionData<typeof action>();
  const { ticket, passkey, values = {} } = answer ?? {};
  if (ticket) {
    return (
      <AccountPage
        title={secondStep.text.title}
        lead={passkey ? secondStep.passkey.lead : secondStep.text.lead}
      >
        <SecondStepForm
          view={secondStep}
          ticket={ticket}
          redirectTo={values.redirectTo ?? ""}
          offer={passkey ?? null}
        />
      </AccountPage>
    );
  }
  return (
    <MailedCodePage
      action={page.action}
      ticket={values.ticket}
      values={values}
      text={text}
      code={code}
      failed={answer}
      links={[page.restart[values.door === "admin" ? "admin" : "user"]]}
    />
  );
}
