import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { writtenLanguage } from "~/dashboard/translations.server";
import { type PostAnswer, PostEditor } from "~/features/blog/dashboard/post-editor";
import { loadPost } from "~/features/blog/dashboard/post-editor.server";
import { postWordsArea } from "~/features/blog/dashboard/post-words-area.server";
import { renderMarkdown } from "~/features/blog/markdown.server";
import { postWordsSchema } from "~/features/blog/post-editing.schema";
import { writePostWords } from "~/features/blog/post-words.server";
import { formAction } from "~/features/forms/form-action.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { answerWords } from "~/features/worded-content/answers.server";
import { pageMeta } from "~/server/page-meta";

/** The longest text in Bengali, as a browser writes it. */
export const handle = { bodyBytes: 512 * 1024, form: "words" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadPost(request, context, params.id);
}

/** Saves the words of the tab, or shows how they will look. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const written = writtenLanguage(request);
  const id = params.id ?? "";
  return formAction(args, {
    schema: postWordsSchema(written),
    failure: "messages.blogFailed",
    run: async (said, form) => {
      const { version: seenVersion, english: seenEnglish, openedAt, preview, ...words } = said;
      if (preview) {
        const { title, excerpt, body } = words;
        const seen = ["version", "english", "openedAt"].map((name) => [
          name,
          form.fields.get(name),
        ]);
        const values = { ...words, ...(Object.fromEntries(seen) as Record<string, string>) };
        const html = renderMarkdown(body, written);
        return data({ values, preview: { title, excerpt, html } });
      }
      const by = { actorId: person.id, network: context.clientAddress };
      const change = { recordId: id, language: written, words, seenVersion, seenEnglish };
      const result = await writePostWords(context.db, by, change, context.now());
      return answerWords(context, postWordsArea, result, { id, written, words, openedAt }, form);
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Post() {
  const { view, text } = useLoaderData<typeof loader>();
  return <PostEditor view={view} text={text} answer={useActionData<PostAnswer>()} />;
}
