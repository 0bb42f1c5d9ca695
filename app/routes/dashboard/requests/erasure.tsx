import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ErasurePage } from "~/features/requests/page/erasure-page";
import { answerErasure, loadErasure } from "~/features/requests/page/erasure-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "erasure" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadErasure(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return answerErasure(args, person);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function RequestErasure() {
  const loaded = useLoaderData<typeof loader>();
  return <ErasurePage loaded={loaded} answer={useActionData<typeof action>()} />;
}
