import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage, WaysOn } from "~/features/users/account-page";
import { SecondStepForm } from "~/features/users/second-step-form";
import { passSecondStep } from "~/features/users/sign-in.server";
import { behindDoor, welcome } from "~/features/users/sign-in-answer.server";
import { paths } from "~/paths";
import { failedForm, refusedForm } from "~/server/failed-form.server";
import { hasFailed, readForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { sameSitePath } from "~/server/same-site-path";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  // a page only of what its action answers
  if (!hasFailed(context)) throw redirect(paths.adminLogin(language), 303);
  const { secondStep: text, fields } = texts(language).account;
  return {
    meta: { title: text.title },
    text,
    code: fields.code,
    action: paths.adminSecondFactor(language),
    restart: paths.adminLogin(language),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const language = languageOf(request);
  const { fields, refusal } = await readForm(request, context);
  const ticket = String(fields.get("ticket") ?? "");
  const code = String(fields.get("code") ?? "");
  if (refusal) return refusedForm(context, language, { fields, refusal });
  if (code.trim() === "") return failedForm(context, language, fields, { code: ["required"] });
  const outcome = await passSecondStep(request, context, ticket, code);
  switch (outcome.result) {
    case "expired": {
      fields.delete("ticket");
      const { expired } = texts(language).account.secondStep;
      return failedForm(context, language, fields, { "": [expired] });
    }
    case "wrong-code":
      return failedForm(context, language, fields, { code: ["codeInvalid"] });
    case "refused":
      return failedForm(context, language, fields, { "": ["tooMany"] }, 429);
    case "second-step":
      throw data(null, { status: 500 });
    case "signed-in": {
      const redirectTo = sameSitePath(fields.get("redirectTo"), behindDoor[outcome.account.role]);
      return welcome(context, language, outcome, redirectTo);
    }
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function SecondStep() {
  const { text, code, action: post, restart } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const ticket = failed?.values.ticket;
  return (
    <AccountPage title={text.title} lead={ticket ? text.lead : undefined} failed={failed}>
      {ticket ? (
        <SecondStepForm
          action={post}
          ticket={ticket}
          redirectTo={failed.values.redirectTo ?? ""}
          texts={{ ...text, code }}
          failed={failed}
        />
      ) : null}
      <WaysOn links={[{ href: restart, label: text.restart }]} />
    </AccountPage>
  );
}
