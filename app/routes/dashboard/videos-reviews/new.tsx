import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { requireAdmin } from "~/features/sessions/guards.server";
import { VideoCreation } from "~/features/video-reviews/dashboard/video-creation";
import { videoCreation } from "~/features/video-reviews/dashboard/video-forms.server";
import { videoWordsArea } from "~/features/video-reviews/dashboard/video-words-area.server";
import { newVideoSchema } from "~/features/video-reviews/video-review.schema";
import { addVideo } from "~/features/video-reviews/videos.server";
import { backToRecord } from "~/features/worded-content/answers.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "video" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return videoCreation(request);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return formAction(args, {
    schema: newVideoSchema,
    run: async ({ formKey, link, ...words }, { language }) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const id = await addVideo(context.db, by, { link, words, formKey }, context.now());
      return backToRecord(context, videoWordsArea, id, language, "editing.toasts.added");
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function NewVideo() {
  const { view, text } = useLoaderData<typeof loader>();
  return <VideoCreation view={view} text={text} answer={useActionData<FormAnswer>()} />;
}
