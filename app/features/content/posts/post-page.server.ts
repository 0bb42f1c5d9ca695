import { companyInfo } from "~/features/company/company.server";
import { contactButtonTexts } from "~/features/company/contact-buttons.server";
import { areAllSamples } from "~/features/company/samples";
import { metaImageOf } from "~/features/pictures/picture";
import { formatDate } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { drawnImage } from "~/server/drawn-image.server";
import { texts, translator } from "~/server/i18n.server";
import type { PageMeta } from "~/server/page-meta";
import { blogPosting, breadcrumbs } from "~/site/structured-data";
import type { AreaRecord } from "../engine/area.server";
import { asPublicRecord } from "../engine/published.server";
import { posts } from "./area.server";
import { type PostDetails, whatsAppShareLink } from "./post";
import { postCards } from "./post-cards.server";
import { detailsOf, findPost, relatedPosts } from "./posts.server";

const RELATED = 3;

export type PostPageData = NonNullable<Awaited<ReturnType<typeof postPage>>>;

/** A published post with related posts; null if there is no such post. */
export async function postPage(context: Context, slug: string, language: Language) {
  const post = await findPost(context, slug, language);
  return post && pageOfPost(context, post, language);
}

/** Renders a draft as its public page shows it. */
export async function postPreview(context: Context, found: AreaRecord, language: Language) {
  const record = await asPublicRecord(context.db, posts, found, language);
  // a draft without a date shows today's date
  const publishedAt = record.publishedAt ?? context.now().toISOString();
  const post = detailsOf({ ...record, publishedAt }, language);
  const { meta: _, ...page } = await pageOfPost(context, post, language);
  return { title: post.title, ...page };
}

async function pageOfPost(context: Context, post: PostDetails, language: Language) {
  const { common, blog } = texts(language);
  const t = translator(language);
  const company = await companyInfo(context, language);
  const { title, excerpt, category, video, publishedAt, updatedAt } = post;
  const origin = context.env.publicUrl;
  const address = origin + paths.post(post.slug, language);
  const coverImage = post.cover && metaImageOf(post.cover);
  const image = coverImage ?? drawnImage("stories", language);
  const meta: PageMeta = { title, description: excerpt, image, type: "article" };
  const related = await relatedPosts(context, post, language, RELATED);
  const crumbs = [
    { href: paths.home(language), label: common.nav.home },
    { href: paths.blog(language), label: common.nav.blog },
    { href: paths.blog(language, { category }), label: blog.categories[category] },
  ];
  return {
    language,
    company,
    buttons: contactButtonTexts(company, language),
    meta,
    crumbs,
    post: {
      ...post,
      /** The absolute URL of this page. */
      address,
      video: video && { href: video.href, text: t("blog.post.video", { host: video.host }) },
      whatsAppLink: whatsAppShareLink(title, address),
    },
    dateText: t("blog.post.published", { date: formatDate(publishedAt, language) }),
    related: postCards(related, language, !areAllSamples([post, ...related])),
    jsonLd: [
      blogPosting({
        title,
        description: excerpt,
        url: address,
        image: origin + image.path,
        publishedAt,
        updatedAt,
        publisher: company.name,
        language: post.language,
      }),
      breadcrumbs(origin, [...crumbs, { href: paths.post(post.slug, language), label: title }]),
    ],
    text: {
      post: blog.post,
      breadcrumbs: common.breadcrumbs,
      notInLanguage: common.notInLanguage,
    },
  };
}
