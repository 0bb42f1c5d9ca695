import { ContactButtons } from "~/features/company/contact-buttons";
import { ContactSection } from "~/features/company/last-call";
import { type Language, langIfOther } from "~/locales/languages";
import { JsonLd } from "~/site/json-ld";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeading, Section, Split, Stack } from "~/ui/page";
import { Prose } from "~/ui/prose";
import * as styles from "./blog.css";
import { PostCards } from "./post-cards";
import type { PostCardData } from "./post-cards.server";
import { PostCover } from "./post-cover";
import type { PostPageData } from "./post-page.server";
import { VideoLink } from "./video-link";

type PostTexts = PostPageData["text"]["post"];

/** A post's page, with sharing links and related posts. */
export function PostPage(page: Omit<PostPageData, "meta">) {
  const { language, company, post, crumbs, related, jsonLd, dateText, text } = page;
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
        </p>
        {lang ? <Notice>{text.notInLanguage}</Notice> : null}
      </PageHeading>
      <PostBody post={post} language={language} text={text.post} />
      <RelatedPosts posts={related} language={language} title={text.post.related} />
      <ContactSection title={text.post.help} text={text.post.helpText}>
        <ContactButtons company={company} language={language} text={page.buttons} />
      </ContactSection>
      {jsonLd.map((data) => (
        <JsonLd key={String(data["@type"])} data={data} />
      ))}
    </>
  );
}

/** The part of a post below its heading: picture or video, text, and sharing links. */
function PostBody({
  post,
  language,
  text,
}: {
  post: PostPageData["post"];
  language: Language;
  text: PostTexts;
}) {
  const sizes = "(min-width: 48rem) 720px, 100vw";
  const cover = { post, language, sizes, isAboveFold: true };
  return (
    <Section>
      <Split fromTop>
        <Stack>
          {post.sample ? <Notice>{text.sample}</Notice> : null}
          {post.video ? (
            <VideoLink {...post.video}>
              <PostCover {...cover} isDecoration />
            </VideoLink>
          ) : (
            <div className={styles.cover}>
              <PostCover {...cover} />
            </div>
          )}
          <article lang={langIfOther(post.language, language)}>
            <Prose html={post.html} />
          </article>
        </Stack>
        <div className={styles.share}>
          <h2>{text.share}</h2>
          <ButtonLink variant="quiet" icon="chat" href={post.whatsAppLink} rel="noopener">
            {text.whatsapp}
          </ButtonLink>
          <p>{text.link}</p>
          <p className={styles.link}>{post.address}</p>
        </div>
      </Split>
    </Section>
  );
}

function RelatedPosts({
  posts,
  language,
  title,
}: {
  posts: readonly PostCardData[];
  language: Language;
  title: string;
}) {
  if (posts.length === 0) return null;
  return (
    <Section title={title} tone="wash">
      <PostCards posts={posts} language={language} />
    </Section>
  );
}
