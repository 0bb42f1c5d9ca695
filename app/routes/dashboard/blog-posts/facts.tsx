import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PartAnswer } from "~/dashboard/part-page";
import { FactsPage } from "~/features/blog/dashboard/facts-page";
import { factsConflict, loadFacts } from "~/features/blog/dashboard/post-forms.server";
import { postWordsArea } from "~/features/blog/dashboard/post-words-area.server";
import type { PostRecord } from "~/features/blog/post-editing";
import { factsSchema } from "~/features/blog/post-editing.schema";
import { writePostFacts } from "~/features/blog/post-facts.server";
import { flatFacts } from "~/features/blog/revised-post-facts.server";
import { formAction } from "~/features/forms/form-action.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { answerFacts } from "~/features/worded-content/answers.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "facts" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadFacts(request, context, params.id);
}

/** Changes what of a post is the same in every language. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  return formAction(args, {
    schema: factsSchema,
    failure: "messages.blogFailed",
    run: async ({ version: seenVersion, openedAt, ...facts }, form) => {
      const { language, fail } = form;
      const by = { actorId: person.id, network: context.clientAddress };
      const values = flatFacts(facts);
      const change = { id, seenVersion, facts: values };
      const result = await writePostFacts(context.db, by, change, context.now());
      if (result.outcome === "slug-taken") return fail({ slug: "slugTaken" }, 409);
      const conflict = (found: PostRecord) =>
        factsConflict(context, found, { facts, openedAt }, language);
      return answerFacts(context, postWordsArea, result, { id, values, conflict }, form);
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function PostFacts() {
  const { view, text } = useLoaderData<typeof loader>();
  return <FactsPage view={view} text={text} answer={useActionData<PartAnswer>()} />;
}
