import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerCall } from "~/features/requests/failed-mails/call-answer.server";
import { type CallAnswer, CallPage } from "~/features/requests/failed-mails/call-page";
import { loadCall } from "~/features/requests/failed-mails/mail-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadCall(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return answerCall(args, person);
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function MailCall() {
  const { view, text } = useLoaderData<typeof loader>();
  return <CallPage view={view} text={text} answer={useActionData<CallAnswer>()} />;
}
