import { Container } from "~/ui/container";
import { PageHeading } from "~/ui/page";
import { Prose } from "~/ui/prose";
import type { CompanyInfo } from "./company";
import { ContactText } from "./contact-text";
import * as styles from "./legal-page.css";

export interface LegalPageProps {
  title: string;
  lead: string;
  /** For example "Last changed: 20 November 2026". */
  asOf: string;
  sections: readonly { id: string; title: string; text: readonly string[] }[];
  company: CompanyInfo;
}

/** A legal page, such as terms or privacy, with a table of contents that links to its sections. */
export function LegalPage({ title, lead, asOf, sections, company }: LegalPageProps) {
  return (
    <>
      <PageHeading title={title} lead={lead}>
        <p className={styles.asOf}>{asOf}</p>
      </PageHeading>
      <Container>
        <div className={styles.page}>
          <nav aria-label={title}>
            <ul className={styles.contents}>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <Prose>
            {sections.map((section) => (
              <section key={section.id} id={section.id} className={styles.section}>
                <h2>{section.title}</h2>
                {section.text.map((paragraph) => (
                  <p key={paragraph}>
                    <ContactText text={paragraph} company={company} />
                  </p>
                ))}
              </section>
            ))}
          </Prose>
        </div>
      </Container>
    </>
  );
}
