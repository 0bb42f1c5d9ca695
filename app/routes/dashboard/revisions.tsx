import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { restoreRevision, restoringSchema } from "~/features/content/desk/restoring.server";
import { RevisionsPage } from "~/features/content/desk/revisions-page";
import { loadRevisions } from "~/features/content/desk/revisions-view.server";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadRevisions(request, context, params);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  return formAction(args, {
    schema: restoringSchema,
    run: (values, form) =>
      restoreRevision(request, context, params, { ...values, actorId: person.id }, form),
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Revisions() {
  return (
    <RevisionsPage view={useLoaderData<typeof loader>()} answer={useActionData<FormAnswer>()} />
  );
}
