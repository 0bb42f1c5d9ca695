import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAnswer } from "~/features/forms/form-answer";
import { answerAddition, loadAddition } from "~/features/requests/page/paper-addition.server";
import { PaperAdditionPage } from "~/features/requests/page/paper-addition-page";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "addition" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadAddition(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return answerAddition(args, person);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function PapersAdded() {
  return (
    <PaperAdditionPage {...useLoaderData<typeof loader>()} answer={useActionData<FormAnswer>()} />
  );
}
