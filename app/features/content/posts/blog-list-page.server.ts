import { companyInfo } from "~/features/company/company.server";
import { contactButtonTexts } from "~/features/company/contact-buttons.server";
import { areAllSamples } from "~/features/company/samples";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { pageQuery } from "~/paging";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { drawnImage } from "~/server/drawn-image.server";
import { texts, translator } from "~/server/i18n.server";
import type { PageMeta } from "~/server/page-meta";
import { paginationOf } from "~/server/pagination.server";
import { type BlogQuery, postCategories } from "./post";
import { postCard, postCards } from "./post-cards.server";
import { featuredPost, listPosts, newestPosts } from "./posts.server";

const LATEST = 6;

export type BlogListPageData = Awaited<ReturnType<typeof blogListPage>>;

/** The blog's front page or its list, depending on the URL. */
export async function blogListPage(context: Context, blogQuery: BlogQuery, language: Language) {
  const { common, blog, home } = texts(language);
  const company = await companyInfo(context, language);
  const { category, isList } = blogQuery;
  const listTitle = category ? blog.categories[category] : blog.all;
  const title = isList ? listTitle : blog.title;
  const list = isList ? await listData(context, blogQuery, language) : null;
  const meta: PageMeta = {
    title,
    description: blog.metaDescription,
    image: drawnImage("stories", language),
    query: list?.query,
  };
  return {
    language,
    meta,
    company,
    buttons: contactButtonTexts(company, language),
    act: home.act,
    feed: paths.blogFeed(language),
    crumbs: isList
      ? [
          { href: paths.home(language), label: common.nav.home },
          { href: paths.blog(language), label: common.nav.blog },
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
  const areSamples = areAllSamples(featured ? [featured, ...latest] : latest);
  return {
    areSamples,
    featured: featured && postCard(featured, language, !areSamples),
    latest: postCards(latest, language, !areSamples),
  };
}

async function listData(context: Context, blogQuery: BlogQuery, language: Language) {
  const { category } = blogQuery;
  const list = await listPosts(context, blogQuery, language);
  const count = formatNumber(list.count, language);
  const all = category ? undefined : 1;
  const areSamples = areAllSamples(list.posts);
  return {
    areSamples,
    category,
    query: { category, ...pageQuery(list.page) },
    count: translator(language)("blog.count", { count }),
    posts: postCards(list.posts, language, !areSamples),
    pagination: paginationOf(language, list, (page) =>
      paths.blog(language, { category, page, all: page ? undefined : all }),
    ),
  };
}
