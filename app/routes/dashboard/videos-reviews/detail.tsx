import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { writtenLanguage } from "~/dashboard/translations.server";
import type { WordsAnswer } from "~/dashboard/words-editor";
import { formAction } from "~/features/forms/form-action.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { VideoEditor } from "~/features/video-reviews/dashboard/video-editor";
import { backToVideo, loadVideo } from "~/features/video-reviews/dashboard/video-page.server";
import { videoWordsArea } from "~/features/video-reviews/dashboard/video-words-area.server";
import { videoWordsSchema } from "~/features/video-reviews/video-review.schema";
import { writeVideoWords } from "~/features/video-reviews/video-words.server";
import { wordsConflict } from "~/features/worded-content/conflicts.server";
import { pageMeta } from "~/server/page-meta";

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
    run: async (form, { language, fail }) => {
      const { version: seenVersion, english: seenEnglish, openedAt, ...words } = form;
      const by = { actorId: person.id, network: context.clientAddress };
      const change = { recordId: id, language: written, words, seenVersion, seenEnglish };
      const result = await writeVideoWords(context.db, by, change, context.now());
      switch (result.outcome) {
        case "written":
          return backToVideo(context, id, language, "editing.toasts.saved", written);
        case "missing":
          throw data(null, { status: 404 });
        case "incomplete":
          return fail(
            Object.fromEntries(result.fields.map((field) => [field, "required"] as const)),
          );
        case "conflict": {
          const attempt = { written, words, openedAt };
          const { found } = result;
          const conflict = await wordsConflict(context, videoWordsArea, found, attempt, language);
          return data({ values: words, errors: {}, conflict }, { status: 409 });
        }
      }
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
