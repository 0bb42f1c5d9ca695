import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { setUpView } from "~/features/pages/set-up.server";
import { SetUpPage } from "~/features/pages/set-up-page";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return setUpView(context, languageOf(request));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function SetUp() {
  return <SetUpPage view={useLoaderData<typeof loader>()} />;
}
