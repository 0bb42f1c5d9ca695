import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ConfirmPage } from "~/dashboard/confirm-page";
import { answerDeletion } from "~/features/content/deletion.server";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { loadReviewToDelete } from "~/features/reviews/dashboard/review-deletion.server";
import { reviewBin } from "~/features/reviews/review-bin.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { deletionSchema } from "~/features/worded-content/record.schema";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadReviewToDelete(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  return formAction(args, {
    schema: deletionSchema,
    run: async ({ version: seenVersion }, form) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const id = params.id ?? "";
      const outcome = await reviewBin.put(context.db, by, { id, seenVersion }, context.now());
      return answerDeletion(context, { kind: "patient-reviews", id }, outcome, form);
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function DeleteReview() {
  const { page } = useLoaderData<typeof loader>();
  return <ConfirmPage {...page} answer={useActionData<FormAnswer>()} />;
}
