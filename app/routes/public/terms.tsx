import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PlainWords } from "~/features/company/plain-words";
import { plainWords } from "~/features/company/plain-words.server";
import type { PageHandle } from "~/hydration";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { hydrate: "never" };

/** Changes with the words. */
const LAST_CHANGED = "2026-11-21";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return plainWords(context, languageOf(request), "terms", LAST_CHANGED);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Terms() {
  return <PlainWords {...useLoaderData<typeof loader>()} />;
}
