import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { writtenLanguage } from "~/dashboard/translations.server";
import type { WordsAnswer } from "~/dashboard/words-editor";
import { formAction } from "~/features/forms/form-action.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { VideoEditor } from "~/features/video-reviews/dashboard/video-editor";
import { loadVideo } from "~/features/video-reviews/dashboard/video-page.server";
import { videoWordsArea } from "~/features/video-reviews/dashboard/video-words-area.server";
import { videoWordsSchema } from "~/features/video-reviews/video-review.schema";
import { writeVideoWords } from "~/features/video-reviews/video-words.server";
import { answerWords } from "~/features/worded-content/answers.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "words" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadVideo(request, context, params.id);
}

/** Saves the words of the tab. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const written = writtenLanguage(request);
  const id = params.id ?? "";
  return formAction(args, {
    schema: videoWordsSchema(written),
    run: async ({ version: seenVersion, english: seenEnglish, openedAt, ...words }, form) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const change = { recordId: id, language: written, words, seenVersion, seenEnglish };
      const result = await writeVideoWords(context.db, by, change, context.now());
      return answerWords(context, videoWordsArea, result, { id, written, words, openedAt }, form);
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Video() {
  const { view, text } = useLoaderData<typeof loader>();
  return <VideoEditor view={view} text={text} answer={useActionData<WordsAnswer>()} />;
}
