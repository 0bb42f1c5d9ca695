import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BlogFront } from "~/features/blog/blog-front";
import { BlogList } from "~/features/blog/blog-list";
import { type BlogAddress, postCategories, readBlogAddress } from "~/features/blog/post";
import { postCard, postCards } from "~/features/blog/post-cards.server";
import { featuredPost, listPosts, newestPosts } from "~/features/blog/posts.server";
import { StoryCall } from "~/features/blog/story-call";
import type { PageHandle } from "~/hydration";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { pageQuery } from "~/paging";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { type PageMeta, pageMeta } from "~/server/page-meta";
import { paginationOf } from "~/server/pagination.server";
import { loneLink } from "~/ui/lone-link.css";
import { PageHeading } from "~/ui/page";

export const handle: PageHandle = { hydrate: "never" };

const LATEST = 6;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { common, blog } = texts(language);
  const address = readBlogAddress(new URL(request.url).searchParams);
  const { category, isList } = address;
  const ownTitle = category ? blog.categories[category] : blog.all;
  const title = isList ? ownTitle : blog.title;
  const list = isList ? await listData(context, address, language) : null;
  const meta: PageMeta = {
    title,
    description: blog.metaDescription,
    image: "stories",
    query: list?.query,
  };
  return {
    language,
    meta,
    feed: paths.blogFeed(language),
    crumbs: isList
      ? [
          { href: paths.home(language), label: common.nav.home },
          { href: paths.blog(language), label: blog.title },
        ]
      : [],
    categories: postCategories.map((key) => ({ key, name: blog.categories[key] })),
    list,
    front: isList ? null : await frontData(context, language),
    text: { ...blog, breadcrumbs: common.breadcrumbs, title },
  };
}

async function frontData(context: Context, language: Language) {
  const featured = await featuredPost(context, language);
  const newest = await newestPosts(context, language, LATEST + 1);
  const latest = newest.filter(({ slug }) => slug !== featured?.slug).slice(0, LATEST);
  return {
    featured: featured && postCard(featured, language),
    latest: postCards(latest, language),
  };
}

async function listData(context: Context, address: BlogAddress, language: Language) {
  const { category } = address;
  const list = await listPosts(context, address, language);
  const count = formatNumber(list.count, language);
  const all = category ? undefined : 1;
  return {
    category,
    query: { category, ...pageQuery(list.page) },
    count: translator(language)("blog.count", { count }),
    posts: postCards(list.posts, language),
    pagination: paginationOf(language, list, (page) =>
      paths.blog(language, { category, page, all: page ? undefined : all }),
    ),
  };
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
  const { language, categories, crumbs, list, front, feed, text } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        title={text.title}
        lead={front ? text.lead : undefined}
        crumbs={crumbs}
        crumbsLabel={text.breadcrumbs}
      >
        <p>
          <a className={loneLink} href={feed}>
            {text.feed}
          </a>
        </p>
      </PageHeading>
      {front ? (
        <BlogFront language={language} categories={categories} {...front} text={text} />
      ) : null}
      {list ? (
        <BlogList language={language} categories={categories} list={list} text={text} />
      ) : null}
      <StoryCall language={language} text={text.story} />
    </>
  );
}
