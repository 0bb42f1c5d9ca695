import type { ReactNode } from "react";
import { CARD_SIZES } from "~/features/pictures/picture";
import { type Language, langIfOther } from "~/locales/languages";
import { paths } from "~/paths";
import { Badge } from "~/ui/badge";
import { CardLink } from "~/ui/card";
import { DOT } from "~/ui/dot";
import { Grid } from "~/ui/grid";
import type { PostCardData } from "./post-cards.server";
import { PostCover } from "./post-cover";

interface CardOptions {
  language: Language;
  /** Heading level of the title, one level below the heading of the section. */
  level?: 2 | 3;
}

export function PostCards({
  posts,
  last,
  ...cardOptions
}: CardOptions & {
  posts: readonly PostCardData[];
  /** A different card at the end, which fills the rest of the row. */
  last?: ReactNode;
}) {
  return (
    <Grid cell={posts.length === 2 && !last ? "two" : "three"} partsPerCard={4} lastCard={last}>
      {posts.map((post) => (
        <PostCardLink key={post.slug} post={post} {...cardOptions} />
      ))}
    </Grid>
  );
}

export function PostCardLink({ post, language, level = 3 }: CardOptions & { post: PostCardData }) {
  const lang = langIfOther(post.language, language);
  return (
    <CardLink
      href={paths.post(post.slug, language)}
      level={level}
      title={<span lang={lang}>{post.title}</span>}
      text={<span lang={lang}>{post.excerpt}</span>}
      cover={<PostCover post={post} language={language} sizes={CARD_SIZES} isDecoration />}
      meta={
        <>
          <span>
            {post.categoryText}
            {DOT}
            <time dateTime={post.publishedAt}>{post.dateText}</time>
          </span>
          {post.sampleText ? <Badge tone="sample">{post.sampleText}</Badge> : null}
        </>
      }
    />
  );
}
