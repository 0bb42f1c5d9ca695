import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type PublicationAnswer, PublicationPage } from "~/dashboard/publication-page";
import { formAction } from "~/features/forms/form-action.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { loadVideo } from "~/features/video-reviews/dashboard/video-page.server";
import { videoWordsArea } from "~/features/video-reviews/dashboard/video-words-area.server";
import { setVideoPublished } from "~/features/video-reviews/videos.server";
import { answerPublication } from "~/features/worded-content/answers.server";
import { publicationSchema } from "~/features/worded-content/record.schema";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadVideo(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  return formAction(args, {
    schema: publicationSchema,
    run: async ({ published, version: seenVersion, openedAt }, form) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const change = { id, seenVersion, isPublished: published === "yes" };
      const result = await setVideoPublished(context.db, by, change, context.now());
      return answerPublication(context, videoWordsArea, result, { id, published, openedAt }, form);
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function VideoPublication() {
  const { view, text } = useLoaderData<typeof loader>();
  return <PublicationPage view={view} text={text} answer={useActionData<PublicationAnswer>()} />;
}
