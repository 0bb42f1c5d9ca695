import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import * as styles from "~/features/blog/blog.css";
import { whatsAppShareLink } from "~/features/blog/post";
import { postCards } from "~/features/blog/post-cards.server";
import { HelpNow, PostBody, RelatedPosts } from "~/features/blog/post-page";
import { findPost, relatedPosts } from "~/features/blog/posts.server";
import { companyInfo } from "~/features/company/company.server";
import type { PageHandle } from "~/hydration";
import { formatDate } from "~/locales/format";
import { langIfOther } from "~/locales/languages";
import { paths } from "~/paths";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { type PageMeta, pageMeta } from "~/server/page-meta";
import { JsonLd } from "~/site/json-ld";
import { blogPosting, breadcrumbs } from "~/site/structured-data";
import { Badge } from "~/ui/badge";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page";

export const handle: PageHandle = { hydrate: "never" };

const RELATED = 3;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const post = await findPost(context, params.slug ?? "", language);
  if (!post) throw data(null, { status: 404 });
  const { common, blog } = texts(language);
  const t = translator(language);
  const { name } = await companyInfo(context, language);
  const { title, excerpt, category, video, publishedAt, updatedAt } = post;
  const origin = context.env.publicUrl;
  const address = origin + paths.post(post.slug, language);
  const meta: PageMeta = { title, description: excerpt, image: "stories", type: "article" };
  const crumbs = [
    { href: paths.home(language), label: common.nav.home },
    { href: paths.blog(language), label: blog.title },
    { href: paths.blog(language, { category }), label: blog.categories[category] },
  ];
  return {
    language,
    meta,
    crumbs,
    post: {
      ...post,
      address,
      video: video && { href: video.href, text: t("blog.post.video", { host: video.host }) },
      whatsAppLink: whatsAppShareLink(title, address),
    },
    dateText: t("blog.post.published", { date: formatDate(publishedAt, language) }),
    related: postCards(await relatedPosts(context, post, language, RELATED), language),
    jsonLd: [
      blogPosting({
        title,
        description: excerpt,
        url: address,
        image: origin + paths.picture("stories"),
        publishedAt,
        updatedAt,
        publisher: name,
        language: post.language,
      }),
      breadcrumbs(origin, [...crumbs, { href: paths.post(post.slug, language), label: title }]),
    ],
    text: {
      post: blog.post,
      breadcrumbs: common.breadcrumbs,
      sample: common.sample,
      notInLanguage: common.notInLanguage,
      book: common.act.bookAppointment,
    },
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Post() {
  const { language, post, crumbs, related, jsonLd, dateText, text } =
    useLoaderData<typeof loader>();
  const lang = langIfOther(post.language, language);
  return (
    <>
      <PageHeading
        title={<span lang={lang}>{post.title}</span>}
        lead={<span lang={lang}>{post.excerpt}</span>}
        crumbs={crumbs}
        crumbsLabel={text.breadcrumbs}
      >
        <p className={styles.facts}>
          <time dateTime={post.publishedAt}>{dateText}</time>
          {post.sample ? <Badge tone="sample">{text.sample}</Badge> : null}
        </p>
        {lang ? <Notice>{text.notInLanguage}</Notice> : null}
      </PageHeading>
      <PostBody post={post} language={language} text={text.post} />
      <RelatedPosts posts={related} language={language} title={text.post.related} />
      <HelpNow language={language} text={text.post} action={text.book} />
      {jsonLd.map((thing) => (
        <JsonLd key={String(thing["@type"])} data={thing} />
      ))}
    </>
  );
}
