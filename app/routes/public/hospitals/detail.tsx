import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HospitalPage } from "~/features/hospitals/hospital-page";
import { hospitalPage } from "~/features/hospitals/hospital-page.server";
import type { PageHandle } from "~/hydration";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { hydrate: "never" };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = await hospitalPage(context, params.slug ?? "", languageOf(request));
  if (!page) throw data(null, { status: 404 });
  return page;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Hospital() {
  return <HospitalPage {...useLoaderData<typeof loader>()} />;
}
