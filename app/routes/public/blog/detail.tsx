import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PostPage } from "~/features/content/posts/post-page";
import { postPage } from "~/features/content/posts/post-page.server";
import { currentPostSlug } from "~/features/content/posts/posts.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

// the not-found page of this route has a search, which uses `q`
export const handle: PageHandle = { cachedBy: ["q"] };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const slug = params.slug ?? "";
  const page = await postPage(context, slug, language);
  if (page) return page;
  const newSlug = await currentPostSlug(context, slug);
  if (newSlug === null) throw data(null, { status: 404 });
  throw redirect(paths.post(newSlug, language), 301);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Post() {
  return <PostPage {...useLoaderData<typeof loader>()} />;
}
