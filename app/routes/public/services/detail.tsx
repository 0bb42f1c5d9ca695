import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ServiceCost } from "~/features/content/costs/service-cost";
import { serviceCost } from "~/features/content/costs/service-cost.server";
import { ServicePage } from "~/features/pages/services/service-page";
import { servicePage } from "~/features/pages/services/service-page.server";
import type { PageHandle } from "~/page-handle";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { isServiceKey } from "~/service-keys";

// the not-found page of this route has a search, which uses `q`
export const handle: PageHandle = { cachedBy: ["q"] };

/** @throws a 404 response for an unknown service */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const key = params.slug;
  if (!isServiceKey(key)) throw data(null, { status: 404 });
  const language = languageOf(request);
  return {
    ...(await servicePage(context, key, language)),
    cost: await serviceCost(context, key, language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function ServiceDetail() {
  const { cost, ...page } = useLoaderData<typeof loader>();
  return (
    <ServicePage page={page}>
      <ServiceCost cost={cost} language={page.language} />
    </ServicePage>
  );
}
