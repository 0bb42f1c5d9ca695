import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { emailSchema } from "~/features/identity/account.schema";
import { answerForgot } from "~/features/people/new-password/forgot-answer.server";
import { ForgotPage } from "~/features/people/new-password/forgot-page";
import { requireVisitor } from "~/features/sessions/guards.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, form: "forgot" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireVisitor(request, context);
  const language = languageOf(request);
  const { forgot, fields } = texts(language).account;
  const text = { ...forgot, title: forgot.adminTitle };
  return {
    meta: { title: text.title },
    page: {
      text,
      email: fields.email,
      rules: formRulesOf(emailSchema),
      back: paths.adminLogin(language),
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  await requireVisitor(args.request, args.context);
  return answerForgot(args, "admin");
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function AdminForgot() {
  const { page } = useLoaderData<typeof loader>();
  return <ForgotPage {...page} failed={useActionData<typeof action>()} />;
}
