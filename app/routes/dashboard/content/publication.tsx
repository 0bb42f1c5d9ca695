import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type PublicationAnswer, PublicationPage } from "~/dashboard/publication-page";
import { areaOf } from "~/features/content/areas.server";
import { answerPublication } from "~/features/content/desk/answers.server";
import { loadRecord } from "~/features/content/desk/record.server";
import { setPublished } from "~/features/content/engine/publish.server";
import { formAction } from "~/features/forms/form-action.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { publicationSchema } from "~/features/worded-content/record.schema";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadRecord(request, context, areaOf(params), params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const area = areaOf(params);
  const id = params.id ?? "";
  return formAction(args, {
    schema: publicationSchema,
    run: async ({ published, version: seen, openedAt }, form) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const change = { id, seen, isPublished: published === "yes" };
      const done = await setPublished(context.db, by, area, change, context.now());
      return answerPublication(context, area, done, { id, published, openedAt }, form);
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function ContentPublication() {
  const { view, text } = useLoaderData<typeof loader>();
  return <PublicationPage view={view} text={text} answer={useActionData<PublicationAnswer>()} />;
}
