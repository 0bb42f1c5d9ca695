import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PostCreation } from "~/features/blog/dashboard/post-creation";
import { postCreation } from "~/features/blog/dashboard/post-forms.server";
import { postWordsArea } from "~/features/blog/dashboard/post-words-area.server";
import { newPostSchema } from "~/features/blog/post-editing.schema";
import { addPost } from "~/features/blog/post-facts.server";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { requireAdmin } from "~/features/sessions/guards.server";
import { backToRecord } from "~/features/worded-content/answers.server";
import { pageMeta } from "~/server/page-meta";

/** The longest text in Bengali, as a browser writes it. */
export const handle = { bodyBytes: 512 * 1024, form: "post" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return postCreation(request);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return formAction(args, {
    schema: newPostSchema,
    failure: "messages.blogFailed",
    run: async ({ formKey, category, featured, link, slug, ...words }, { language, fail }) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const facts = { category, featured, link, slug };
      const id = await addPost(context.db, by, { words, facts, formKey }, context.now());
      if (id === null) return fail({ slug: "slugTaken" }, 409);
      return backToRecord(context, postWordsArea, id, language, "messages.blogCreated");
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function NewPost() {
  const { view, text } = useLoaderData<typeof loader>();
  return <PostCreation view={view} text={text} answer={useActionData<FormAnswer>()} />;
}
