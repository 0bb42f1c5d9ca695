import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ConfirmPage } from "~/dashboard/confirm-page";
import { listedAreaFromParams } from "~/features/content/areas.server";
import { answerDeletion } from "~/features/content/deletion.server";
import { loadDeletion } from "~/features/content/desk/deletion.server";
import { deletionSchema } from "~/features/content/desk/record.schema";
import { binOf } from "~/features/content/engine/bin.server";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadDeletion(request, context, await listedAreaFromParams(context, params), params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const area = await listedAreaFromParams(context, params);
  return formAction(args, {
    schema: deletionSchema,
    run: async ({ version: seenVersion }, form) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const id = params.id ?? "";
      const outcome = await binOf(area).put(context.db, by, { id, seenVersion }, context.now());
      return answerDeletion(context, { kind: area.key, id }, outcome, form);
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function ContentDeletion() {
  const { page } = useLoaderData<typeof loader>();
  return <ConfirmPage {...page} answer={useActionData<FormAnswer>()} />;
}
