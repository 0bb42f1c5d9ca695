import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ServiceListPage } from "~/features/pages/services/service-list-page";
import { serviceListPage } from "~/features/pages/services/service-list-page.server";
import type { PageHandle } from "~/page-handle";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { cachedBy: [] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  return serviceListPage(context, languageOf(request));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Services() {
  return <ServiceListPage {...useLoaderData<typeof loader>()} />;
}
