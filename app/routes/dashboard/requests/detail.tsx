import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type ActAnswer, answerAct } from "~/features/requests/page/act-answer.server";
import { ActPage } from "~/features/requests/page/act-page";
import { loadRequest, redirectToOwnAddress } from "~/features/requests/page/load.server";
import { UndoNotice } from "~/features/requests/page/undo-notice";
import { undoNotice } from "~/features/requests/page/undo-notice.server";
import { neighboursView } from "~/features/requests/queue/neighbours-view.server";
import { nextRequest } from "~/features/requests/queue/next-view.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  await redirectToOwnAddress(request, context, id);
  const language = languageOf(request);
  const now = context.now();
  const neighbours = await neighboursView(request, context, id, person);
  const undo = new URL(request.url).searchParams.get("undo");
  return {
    ...(await loadRequest(request, context, { id, person, around: neighbours })),
    notice: await undoNotice(context.db, undo, { now, language }),
  };
}

/** The composer posts to this page: offline, the code of another page would not load. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const { id: except = "" } = params;
  const nextOptions = { except, person, language: languageOf(request), now: context.now() };
  return answerAct(args, person, () => nextRequest(context.db, nextOptions));
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function RequestDetail() {
  const { notice, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<ActAnswer>();
  return <ActPage {...page} notice={<UndoNotice notice={notice} />} answer={answer} />;
}
