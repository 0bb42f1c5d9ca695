import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { unsentPage } from "~/features/pages/on-phone-pages.server";
import { UnsentPage } from "~/features/pages/unsent-page";
import type { PageHandle } from "~/page-handle";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, cachedBy: [], isConfirmation: true };

export function loader({ request }: LoaderFunctionArgs) {
  return unsentPage(languageOf(request));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function Unsent() {
  return <UnsentPage {...useLoaderData<typeof loader>()} />;
}
