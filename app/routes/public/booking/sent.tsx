import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RequestStatus } from "~/features/requests/status/request-status";
import { loadSent } from "~/features/requests/status/sent-page.server";
import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, isConfirmation: true };

export async function loader({ params, context, request }: LoaderFunctionArgs) {
  return loadSent(request, context, params.reference);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function SentPage() {
  return <RequestStatus view={useLoaderData<typeof loader>()} />;
}
