import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MergePage } from "~/features/bookings/dashboard/merge-page";
import { answerMerge, loadMerge } from "~/features/bookings/dashboard/merge-page.server";
import type { FormAnswer } from "~/features/forms/form-answer";
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

export default function BookingMerges() {
  const { view, text, title, list } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return <MergePage view={view} text={text} title={title} list={list} answer={answer} />;
}
