import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FamilyErasurePage } from "~/features/requests/family/erasure-page";
import {
  answerFamilyErasure,
  loadFamilyErasure,
} from "~/features/requests/family/erasure-view.server";
import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, form: "erasure", isFamilyPage: true };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadFamilyErasure(request, context, params.reference);
}

export async function action(args: ActionFunctionArgs) {
  return answerFamilyErasure(args);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function Erasure() {
  const view = useLoaderData<typeof loader>();
  return <FamilyErasurePage view={view} failed={useActionData<typeof action>()} />;
}
