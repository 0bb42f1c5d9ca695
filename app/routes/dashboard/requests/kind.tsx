import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAnswer } from "~/features/forms/form-answer";
import { KindPage } from "~/features/requests/page/kind-page";
import { answerKind, loadKind } from "~/features/requests/page/kind-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadKind(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return answerKind(args, person);
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function RequestKind() {
  const page = useLoaderData<typeof loader>();
  return <KindPage {...page} answer={useActionData<FormAnswer>()} />;
}
