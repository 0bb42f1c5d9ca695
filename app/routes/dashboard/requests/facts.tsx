import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FactsPage } from "~/features/requests/page/facts-page";
import {
  answerFacts,
  type FactsAnswer,
  loadFacts,
} from "~/features/requests/page/facts-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "facts" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadFacts(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return answerFacts(args, person);
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function RequestFacts() {
  const page = useLoaderData<typeof loader>();
  return <FactsPage {...page} answer={useActionData<FactsAnswer>()} />;
}
