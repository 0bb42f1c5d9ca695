import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { WatchPage } from "~/features/requests/family/watch-page";
import { loadWatch } from "~/features/requests/family/watch-view.server";
import { openWatchLink } from "~/features/requests/watch-links.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { readButtonForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { isFamilyPage: true };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadWatch(request, context, params.token);
}

/** The page's button: chat previews do not press it. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { token = "" } = params;
  const page = paths.watch(token, languageOf(request));
  await readButtonForm(request, context, page);
  const headers = await openWatchLink(context, token);
  return redirect(page, { status: 303, headers: headers ?? undefined });
}

/** The address grants access: no other site may see it. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function Watch() {
  return <WatchPage view={useLoaderData<typeof loader>()} />;
}
