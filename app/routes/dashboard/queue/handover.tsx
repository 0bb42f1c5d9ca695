import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerHandOver, loadHandOver } from "~/features/requests/queue/hand-over.server";
import { type HandOverAnswer, HandOverPage } from "~/features/requests/queue/hand-over-page";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  return loadHandOver(request, context, person);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return answerHandOver(args, person);
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function HandOver() {
  const page = useLoaderData<typeof loader>();
  return <HandOverPage {...page} answer={useActionData<HandOverAnswer>()} />;
}
