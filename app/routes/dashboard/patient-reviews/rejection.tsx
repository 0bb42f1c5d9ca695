import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { RejectionPage } from "~/features/reviews/dashboard/rejection-page";
import { loadRejection } from "~/features/reviews/dashboard/rejection-page.server";
import { backToReview } from "~/features/reviews/dashboard/review-page.server";
import { rejectionSchema } from "~/features/reviews/moderation.schema";
import { rejectReview } from "~/features/reviews/moderation.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "rejection" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadRejection(request, context, params.id);
}

/** Rejects a story, or takes it off the site. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  return formAction(args, {
    schema: rejectionSchema,
    run: async ({ reason, version: seenVersion }, { language, fail }) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const seen = { id, seenVersion, reason };
      const outcome = await rejectReview(context.db, by, seen, context.now());
      if (outcome === "missing") throw data(null, { status: 404 });
      if (outcome === "conflict") return fail({ "": "moderation.changed" }, 409);
      return backToReview(context, id, language, "moderation.toasts.rejected");
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function ReviewRejection() {
  const { view, text } = useLoaderData<typeof loader>();
  return <RejectionPage view={view} text={text} answer={useActionData<FormAnswer>()} />;
}
