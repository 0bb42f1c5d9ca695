import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ConfirmPage } from "~/dashboard/confirm-page";
import { answerDeletion } from "~/features/content/deletion.server";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { requireAdmin } from "~/features/sessions/guards.server";
import { loadVideoToDelete } from "~/features/video-reviews/dashboard/video-forms.server";
import { videoBin } from "~/features/video-reviews/video-bin.server";
import { deletionSchema } from "~/features/worded-content/record.schema";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadVideoToDelete(request, context, params.id);
}

/** Puts a video review into the bin. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  return formAction(args, {
    schema: deletionSchema,
    run: async ({ version: seenVersion }, form) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const id = params.id ?? "";
      const outcome = await videoBin.put(context.db, by, { id, seenVersion }, context.now());
      return answerDeletion(context, { kind: "videos-reviews", id }, outcome, form);
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function DeleteVideo() {
  const { page } = useLoaderData<typeof loader>();
  return <ConfirmPage {...page} answer={useActionData<FormAnswer>()} />;
}
