import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BlogListPage } from "~/features/content/posts/blog-list-page";
import { blogListPage } from "~/features/content/posts/blog-list-page.server";
import { readBlogQuery } from "~/features/content/posts/post";
import type { PageHandle } from "~/page-handle";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { cachedBy: ["category", "page", "all"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const address = readBlogQuery(new URL(request.url).searchParams);
  return blogListPage(context, address, languageOf(request));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  ...(data
    ? [
        {
          tagName: "link",
          rel: "alternate",
          type: "application/rss+xml",
          title: data.text.title,
          href: data.feed,
        },
      ]
    : []),
];

export default function Blog() {
  return <BlogListPage {...useLoaderData<typeof loader>()} />;
}
