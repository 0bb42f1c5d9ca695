import { type Language, langIfOther } from "~/locales/languages";
import { paths } from "~/paths";
import { StoryCover } from "~/ui/art/story-cover";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Section } from "~/ui/page";
import { Prose } from "~/ui/prose";
import * as styles from "./blog.css";
import type { PostCategory } from "./post";
import { PostCards } from "./post-cards";
import type { PostCardData } from "./post-cards.server";
import { VideoLink } from "./video-link";

export interface PostPageData {
  category: PostCategory;
  language: Language;
  html: string;
  video: { href: string; text: string } | null;
  sample: boolean;
  /** This page's whole address. */
  address: string;
  whatsAppLink: string;
}

export interface PostTexts {
  share: string;
  whatsapp: string;
  link: string;
  related: string;
  sample: string;
  help: string;
  helpText: string;
}

/** A post below its heading: picture or video, the words, and how to hand it on. */
export function PostBody({
  post,
  language,
  text,
}: {
  post: PostPageData;
  language: Language;
  text: PostTexts;
}) {
  return (
    <Section>
      {post.sample ? <Notice>{text.sample}</Notice> : null}
      {post.video ? (
        <VideoLink {...post.video} category={post.category} />
      ) : (
        <div className={styles.cover}>
          <StoryCover category={post.category} />
        </div>
      )}
      <article lang={langIfOther(post.language, language)}>
        <Prose html={post.html} />
      </article>
      <div className={styles.share}>
        <h2>{text.share}</h2>
        <ButtonLink variant="quiet" icon="chat" href={post.whatsAppLink} rel="noopener">
          {text.whatsapp}
        </ButtonLink>
        <p>{text.link}</p>
        <p className={styles.link}>{post.address}</p>
      </div>
    </Section>
  );
}

export function RelatedPosts({
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

/** The way to the booking form below each post: its reader may need help with the same now. */
export function HelpNow({
  language,
  text,
  action,
}: {
  language: Language;
  text: PostTexts;
  action: string;
}) {
  return (
    <Section title={text.help} lead={text.helpText}>
      <p>
        <ButtonLink variant="call" href={paths.booking(language)}>
          {action}
        </ButtonLink>
      </p>
    </Section>
  );
}
