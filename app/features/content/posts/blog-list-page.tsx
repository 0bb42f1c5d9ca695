import { ContactButtons } from "~/features/company/contact-buttons";
import { ContactSection } from "~/features/company/last-call";
import { standaloneLink } from "~/ui/more-link.css";
import { PageHeading } from "~/ui/page";
import * as styles from "./blog.css";
import { BlogFront } from "./blog-front";
import { BlogList } from "./blog-list";
import type { BlogListPageData } from "./blog-list-page.server";

export function BlogListPage(page: Omit<BlogListPageData, "meta">) {
  const { language, categories, crumbs, list, front, feed, text } = page;
  return (
    <>
      <PageHeading
        title={text.title}
        lead={front ? text.lead : undefined}
        crumbs={crumbs}
        crumbsLabel={text.breadcrumbs}
      >
        {front?.areSamples || list?.areSamples ? (
          <p className={styles.samples}>{text.samples}</p>
        ) : null}
        <p>
          <a className={standaloneLink} href={feed}>
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
      <ContactSection title={page.act.title} text={page.act.text}>
        <ContactButtons company={page.company} language={language} text={page.buttons} />
      </ContactSection>
    </>
  );
}
