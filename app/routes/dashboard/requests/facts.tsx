import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FactsPage } from "~/features/bookings/dashboard/facts-page";
import {
  answerFacts,
  type FactsAnswer,
  loadFacts,
} from "~/features/bookings/dashboard/facts-page.server";
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

export default function BookingFacts() {
  const { view, text, title } = useLoaderData<typeof loader>();
  const answer = useActionData<FactsAnswer>();
  return <FactsPage view={view} text={text} title={title} answer={answer} />;
}
