import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/features/sessions/guards.server";
import { setUpView } from "~/features/upkeep/set-up/set-up.server";
import { SetUpPage } from "~/features/upkeep/set-up/set-up-page";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const test = new URL(request.url).searchParams.get("test");
  return setUpView(context, person, test, languageOf(request));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function SetUp() {
  return <SetUpPage view={useLoaderData<typeof loader>()} />;
}
