import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAnswer } from "~/features/forms/form-answer";
import { answerOwnPaper } from "~/features/requests/page/needed-answer.server";
import { NeededPage } from "~/features/requests/page/needed-page";
import { loadNeeded } from "~/features/requests/page/needed-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "paper" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadNeeded(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return answerOwnPaper(args, person);
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function RequestPapersNeeded() {
  const page = useLoaderData<typeof loader>();
  return <NeededPage {...page} answer={useActionData<FormAnswer>()} />;
}
