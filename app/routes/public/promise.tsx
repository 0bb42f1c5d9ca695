import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PromisePage } from "~/features/requests/promise/public-page";
import { promisePage } from "~/features/requests/promise/public-page.server";
import type { PageHandle } from "~/page-handle";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { cachedBy: [] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  return promisePage(context, languageOf(request));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function OurPromise() {
  return <PromisePage {...useLoaderData<typeof loader>()} />;
}
