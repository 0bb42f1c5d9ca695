import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OverviewPage } from "~/features/people/profile/overview-page";
import { overviewView } from "~/features/people/profile/overview-view.server";
import { requirePerson } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requirePerson(request, context);
  return overviewView(context, person, languageOf(request));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Profile() {
  return <OverviewPage view={useLoaderData<typeof loader>()} />;
}
