import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OfflinePage } from "~/features/pages/offline-page";
import { offlinePage } from "~/features/pages/on-phone-pages.server";
import type { PageHandle } from "~/page-handle";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { cachedBy: [], isConfirmation: true };

export function loader({ request }: LoaderFunctionArgs) {
  return offlinePage(languageOf(request));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function Offline() {
  return <OfflinePage {...useLoaderData<typeof loader>()} />;
}
