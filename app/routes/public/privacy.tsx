import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LegalPage } from "~/features/company/legal-page";
import { legalPage } from "~/features/company/legal-page.server";
import type { PageHandle } from "~/page-handle";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { cachedBy: [] };

/** Update together with the text. */
const LAST_CHANGED = "2026-11-27";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return legalPage(context, languageOf(request), "privacy", LAST_CHANGED);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Privacy() {
  return <LegalPage {...useLoaderData<typeof loader>()} />;
}
