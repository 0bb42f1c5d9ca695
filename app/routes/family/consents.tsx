import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FamilyConsentsPage } from "~/features/requests/family/consents-page";
import { answerConsent, familyConsentsView } from "~/features/requests/family/consents-view.server";
import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, isFamilyPage: true };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return familyConsentsView(request, context, params.reference);
}

export async function action(args: ActionFunctionArgs) {
  return answerConsent(args);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export { ErrorBoundary } from "~/features/requests/family/form-without-session";

export default function Consents() {
  return <FamilyConsentsPage view={useLoaderData<typeof loader>()} />;
}
