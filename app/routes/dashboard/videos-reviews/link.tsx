import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PartAnswer } from "~/dashboard/part-page";
import { formAction } from "~/features/forms/form-action.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { answerVideoFacts } from "~/features/video-reviews/dashboard/facts-answer.server";
import { LinkPage } from "~/features/video-reviews/dashboard/link-page";
import { loadLink } from "~/features/video-reviews/dashboard/video-forms.server";
import { writeVideoFacts } from "~/features/video-reviews/video-facts.server";
import { linkSchema } from "~/features/video-reviews/video-review.schema";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "video-link" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadLink(request, context, params.id);
}

/** Leads a video review to another video. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  return formAction(args, {
    schema: linkSchema,
    run: async ({ version: seenVersion, openedAt, ...facts }, form) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const change = { id, seenVersion, facts };
      const result = await writeVideoFacts(context.db, by, change, context.now());
      return answerVideoFacts(context, result, { id, facts, openedAt }, form);
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function VideoLink() {
  const { view, text } = useLoaderData<typeof loader>();
  return <LinkPage view={view} text={text} answer={useActionData<PartAnswer>()} />;
}
