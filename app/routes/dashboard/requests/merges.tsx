import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAnswer } from "~/features/forms/form-answer";
import { MergePage } from "~/features/requests/page/merge-page";
import { answerMerge, loadMerge } from "~/features/requests/page/merge-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadMerge(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return answerMerge(args, person);
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function RequestMerges() {
  const loaded = useLoaderData<typeof loader>();
  return <MergePage loaded={loaded} answer={useActionData<FormAnswer>()} />;
}
