import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ConfirmPage } from "~/dashboard/confirm-page";
import { loadPostToDelete } from "~/features/blog/dashboard/post-forms.server";
import { postBin } from "~/features/blog/post-bin.server";
import { answerDeletion } from "~/features/content/deletion.server";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { requireAdmin } from "~/features/sessions/guards.server";
import { deletionSchema } from "~/features/worded-content/record.schema";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadPostToDelete(request, context, params.id);
}

/** Puts a post into the bin. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  return formAction(args, {
    schema: deletionSchema,
    run: async ({ version: seenVersion }, form) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const id = params.id ?? "";
      const outcome = await postBin.put(context.db, by, { id, seenVersion }, context.now());
      return answerDeletion(context, { kind: "blog-posts", id }, outcome, form);
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function DeletePost() {
  const { page } = useLoaderData<typeof loader>();
  return <ConfirmPage {...page} answer={useActionData<FormAnswer>()} />;
}
