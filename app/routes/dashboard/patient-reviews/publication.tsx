import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { ReviewDetails } from "~/features/reviews/dashboard/review-page";
import { backToReview, loadReview } from "~/features/reviews/dashboard/review-page.server";
import { publicationSchema } from "~/features/reviews/moderation.schema";
import { publishReview } from "~/features/reviews/moderation.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadReview(request, context, params.id);
}

/** Publishes a story after a coordinator has read it. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  return formAction(args, {
    schema: publicationSchema,
    run: async ({ version: seenVersion }, { language, fail }) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const outcome = await publishReview(context.db, by, { id, seenVersion }, context.now());
      if (outcome === "missing") throw data(null, { status: 404 });
      if (outcome === "conflict") return fail({ "": "moderation.changed" }, 409);
      return backToReview(context, id, language, "moderation.toasts.published");
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function ReviewPublication() {
  const { view, text } = useLoaderData<typeof loader>();
  return <ReviewDetails view={view} text={text} answer={useActionData<FormAnswer>()} />;
}
