import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CancelPage } from "~/features/requests/family/cancel-page";
import { answerCancel, cancelView } from "~/features/requests/family/cancel-page.server";
import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, isFamilyPage: true };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return cancelView(request, context, params.reference);
}

export async function action(args: ActionFunctionArgs) {
  return answerCancel(args);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export { ErrorBoundary } from "~/features/requests/family/form-without-session";

export default function Cancel() {
  return <CancelPage view={useLoaderData<typeof loader>()} />;
}
