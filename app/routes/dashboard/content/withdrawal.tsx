import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PartAnswer } from "~/dashboard/part-page";
import { withdrawConsent } from "~/features/content/videos/withdrawal.server";
import { WithdrawalPage } from "~/features/content/videos/withdrawal-page";
import {
  answerWithdrawal,
  loadWithdrawal,
  withdrawalSchema,
} from "~/features/content/videos/withdrawal-page.server";
import { formAction } from "~/features/forms/form-action.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { dhakaDay } from "~/locales/calendar";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "withdrawal" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadWithdrawal(request, context, params.id);
}

/** Records that the patient withdrew consent, which takes the video off the site. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  return formAction(args, {
    schema: withdrawalSchema(dhakaDay(context.now())),
    existsInBin: true,
    run: async ({ version: seen, openedAt, withdrawn_on: day }, form) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const result = await withdrawConsent(context.db, by, { id, seen, day }, context.now());
      context.wakeBackups?.();
      return answerWithdrawal(context, result, { id, day, openedAt }, form);
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function VideoWithdrawal() {
  const { view, text } = useLoaderData<typeof loader>();
  return <WithdrawalPage view={view} text={text} answer={useActionData<PartAnswer>()} />;
}
