import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FamilyPage } from "~/features/requests/family/family-page";
import { familyPageView } from "~/features/requests/family/page-view.server";
import { sendFamilyMessage } from "~/features/requests/family/words-answer.server";
import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, isFamilyPage: true };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return familyPageView(request, context, params.reference);
}

export async function action(args: ActionFunctionArgs) {
  return sendFamilyMessage(args);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export { ErrorBoundary } from "~/features/requests/family/form-without-session";

export default function FamilyPageRoute() {
  return <FamilyPage view={useLoaderData<typeof loader>()} />;
}
