import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PartAnswer } from "~/dashboard/part-page";
import { FactsPage } from "~/features/blog/dashboard/facts-page";
import { factsConflict, loadFacts } from "~/features/blog/dashboard/post-forms.server";
import { postWordsArea } from "~/features/blog/dashboard/post-words-area.server";
import { factsSchema } from "~/features/blog/post-editing.schema";
import { setPostFacts } from "~/features/blog/post-facts.server";
import { formAction } from "~/features/forms/form-action.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { backToRecord } from "~/features/worded-content/answers.server";
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
    run: async ({ version: seenVersion, openedAt, ...facts }, { language, fail }) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const change = { id, seenVersion, facts };
      const result = await setPostFacts(context.db, by, change, context.now());
      switch (result.outcome) {
        case "written":
          return backToRecord(context, postWordsArea, id, language, "editing.toasts.saved");
        case "missing":
          throw data(null, { status: 404 });
        case "taken":
          return fail({ slug: "slugTaken" }, 409);
        case "conflict": {
          const conflict = await factsConflict(
            context,
            result.found,
            { facts, openedAt },
            language,
          );
          const values = { ...facts, featured: facts.featured ? "on" : "" };
          return data({ values, errors: {}, conflict }, { status: 409 });
        }
      }
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
