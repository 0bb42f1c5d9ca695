import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HomePage } from "~/features/pages/home/home-page";
import { homePage } from "~/features/pages/home/home-page.server";
import type { PageHandle } from "~/page-handle";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { cachedBy: [] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  return homePage(context, languageOf(request));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
