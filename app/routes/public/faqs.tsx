import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FaqsPage } from "~/features/pages/faqs-page";
import { faqsPage } from "~/features/pages/faqs-page.server";
import type { PageHandle } from "~/page-handle";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { cachedBy: [] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  return faqsPage(context, languageOf(request));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Faqs() {
  return <FaqsPage {...useLoaderData<typeof loader>()} />;
}
