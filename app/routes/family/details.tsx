import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerDetails } from "~/features/requests/family/details-answer.server";
import { DetailsPage } from "~/features/requests/family/details-page";
import { detailsView } from "~/features/requests/family/details-view.server";
import { requireFamily } from "~/features/requests/family-page.server";
import type { PageHandle } from "~/page-handle";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, isFamilyPage: true };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const reader = await requireFamily(request, context, params.reference);
  return detailsView(context, reader, languageOf(request));
}

export async function action(args: ActionFunctionArgs) {
  return answerDetails(args);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export { ErrorBoundary } from "~/features/requests/family/form-without-session";

export default function Details() {
  return <DetailsPage view={useLoaderData<typeof loader>()} />;
}
