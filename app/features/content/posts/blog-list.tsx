import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { filterLinks } from "~/ui/filter-links.css";
import { Section } from "~/ui/page";
import { Pagination, type PaginationProps } from "~/ui/pagination";
import { ShareCard } from "../reviews/share-card";
import type { PostCategory } from "./post";
import { PostCards } from "./post-cards";
import type { PostCardData } from "./post-cards.server";

export interface BlogListData {
  category: PostCategory | null;
  count: string;
  posts: PostCardData[];
  pagination: PaginationProps;
}

export function BlogList({
  language,
  list,
  categories,
  text,
}: {
  language: Language;
  list: BlogListData;
  categories: readonly { key: PostCategory; name: string }[];
  text: {
    categoriesTitle: string;
    allCategories: string;
    empty: { title: string; text: string };
    story: { title: string; text: string; action: string };
  };
}) {
  const choices = [{ key: null, name: text.allCategories }, ...categories];
  return (
    <Section>
      <nav aria-label={text.categoriesTitle}>
        <ul className={filterLinks}>
          {choices.map(({ key, name }) => (
            <li key={name}>
              <a
                href={paths.blog(language, key ? { category: key } : { all: 1 })}
                aria-current={key === list.category ? "page" : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status">{list.count}</p>
      {list.posts.length === 0 ? (
        <EmptyState {...text.empty}>
          <ButtonLink href={paths.shareYourStory(language)}>{text.story.action}</ButtonLink>
        </EmptyState>
      ) : (
        <PostCards
          posts={list.posts}
          language={language}
          level={2}
          last={<ShareCard language={language} level={2} text={text.story} />}
        />
      )}
      <Pagination {...list.pagination} />
    </Section>
  );
}
