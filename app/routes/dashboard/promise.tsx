import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PromisePage } from "~/features/requests/promise/desk-page";
import { promiseView, readPromiseDays } from "~/features/requests/promise/desk-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const days = readPromiseDays(new URL(request.url).searchParams.get("days"));
  return promiseView(context.db, days, languageOf(request), context.now());
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function PromiseFigures() {
  return <PromisePage view={useLoaderData<typeof loader>()} />;
}
