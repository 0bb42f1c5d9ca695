import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type ActAnswer, answerAct } from "~/features/requests/page/act-answer.server";
import { ActPage } from "~/features/requests/page/act-page";
import { loadRequest } from "~/features/requests/page/load.server";
import { aroundRequest } from "~/features/requests/queue/around-view.server";
import { nextRequest } from "~/features/requests/queue/next-view.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const around = await aroundRequest(request, context, id, person);
  return loadRequest(request, context, { id, person, around });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const { id: except = "" } = params;
  const around = { except, person, language: languageOf(request), now: context.now() };
  return answerAct(args, person, () => nextRequest(context.db, around));
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function RequestActs() {
  const page = useLoaderData<typeof loader>();
  return <ActPage {...page} answer={useActionData<ActAnswer>()} />;
}
