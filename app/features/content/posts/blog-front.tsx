import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { StoryCover } from "~/ui/art/story-cover";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { CardLink } from "~/ui/card";
import { Grid } from "~/ui/grid";
import { Section } from "~/ui/page";
import { ShareCard } from "../reviews/share-card";
import * as styles from "./blog.css";
import type { PostCategory } from "./post";
import { PostCardLink, PostCards } from "./post-cards";
import type { PostCardData } from "./post-cards.server";

/** The blog's front page, with a featured post, the four categories and the newest posts. */
export function BlogFront({
  language,
  featured,
  categories,
  latest,
  text,
}: {
  language: Language;
  featured: PostCardData | null;
  categories: readonly { key: PostCategory; name: string }[];
  latest: readonly PostCardData[];
  text: {
    featured: string;
    categoriesTitle: string;
    latest: string;
    allPosts: string;
    story: { title: string; text: string; action: string };
  };
}) {
  const share = <ShareCard language={language} text={text.story} />;
  // the share card fills a gap in the last row of posts; without a gap, it follows the link to all posts
  const hasGap = latest.length % 3 !== 0;
  return (
    <>
      {featured ? (
        <Section title={text.featured}>
          <div className={styles.featured}>
            <PostCardLink post={featured} language={language} />
          </div>
        </Section>
      ) : null}
      <Section title={text.categoriesTitle} tone="wash">
        <Grid cell="choices">
          {categories.map(({ key, name }) => (
            <CardLink
              key={key}
              href={paths.blog(language, { category: key })}
              title={name}
              cover={<StoryCover category={key} />}
            />
          ))}
        </Grid>
      </Section>
      <Section title={text.latest}>
        <PostCards posts={latest} language={language} last={hasGap ? share : undefined} />
        <ButtonRow stack>
          <ButtonLink variant="quiet" href={paths.blog(language, { all: 1 })}>
            {text.allPosts}
          </ButtonLink>
        </ButtonRow>
        {hasGap ? null : share}
      </Section>
    </>
  );
}
