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
import { type PostDetails, whatsAppShareLink } from "./post";
import { postCards } from "./post-cards.server";
import { postStateOf } from "./post-editing";
import { detailsOf } from "./post-preview.server";
import { findPostRecord } from "./post-record.server";
import { findPost, relatedPosts } from "./posts.server";

const RELATED = 3;

export type PostPageData = NonNullable<Awaited<ReturnType<typeof postPage>>>;

/** A published post with its related ones; null where there is none. */
export async function postPage(context: Context, slug: string, language: Language) {
  const post = await findPost(context, slug, language);
  return post && pageOfPost(context, post, language);
}

/** The same of a draft, as it will be; null where there is none. */
export async function postPreviewPage(context: Context, id: string, language: Language) {
  const record = await findPostRecord(context.db, id);
  if (!record) return null;
  const now = context.now();
  const post = await detailsOf(context.db, record, language, now);
  const page = await pageOfPost(context, post, language);
  return { ...page, isPublic: postStateOf(record, now) === "published" };
}

async function pageOfPost(context: Context, post: PostDetails, language: Language) {
  const { common, blog } = texts(language);
  const t = translator(language);
  const company = await companyInfo(context, language);
  const { title, excerpt, category, video, publishedAt, updatedAt } = post;
  const origin = context.env.publicUrl;
  const address = origin + paths.post(post.slug, language);
  const own = post.cover && metaImageOf(post.cover);
  const image = own ?? drawnImage("stories", language);
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
      /** The whole address of this page. */
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
