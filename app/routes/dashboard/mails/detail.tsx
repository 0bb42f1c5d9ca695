import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAnswer } from "~/features/forms/form-answer";
import { answerCall, type CallConflict } from "~/features/requests/failed-mails/call-answer.server";
import { CallConflictPage } from "~/features/requests/failed-mails/call-conflict-page";
import { MailPage } from "~/features/requests/failed-mails/mail-page";
import { loadMail } from "~/features/requests/failed-mails/mail-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const mail = await loadMail(request, context, params.id);
  const { canCall, settlement } = mail.view;
  return { ...mail, keptForm: canCall && !settlement ? { id: "call" } : null };
}

/** Records the call by which a coordinator settled the failed mail. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return answerCall(args, person);
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function MailDetail() {
  const { view, text } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer | CallConflict>();
  if (answer && "conflict" in answer) {
    return <CallConflictPage view={view} text={text} values={answer.values} />;
  }
  return <MailPage view={view} text={text} answer={answer} />;
}
