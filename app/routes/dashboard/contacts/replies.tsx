import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { backToMessage, loadMessage } from "~/features/messages/dashboard/message-views.server";
import { changeMessage } from "~/features/messages/message-history.server";
import { ReplyPage } from "~/features/requests/dashboard/reply-page";
import { replySchema } from "~/features/requests/reply.schema";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadMessage(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  return formAction(args, {
    schema: replySchema,
    run: async ({ formKey, ...reply }, { language }) => {
      const change = { kind: "reply", ...reply } as const;
      const now = context.now();
      const outcome = await changeMessage(context.db, person, id, change, formKey, now);
      if (outcome === "missing") throw data(null, { status: 404 });
      return backToMessage(context, id, language, "dashboard.toasts.replied");
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function MessageReplies() {
  const { view, text } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return <ReplyPage view={view} list={text.nav.messages} text={text.act} answer={answer} />;
}
