import { ContactButtons } from "~/features/company/contact-buttons";
import { ContactSection } from "~/features/company/last-call";
import { JsonLd } from "~/site/json-ld";
import { Card } from "~/ui/card";
import { CheckList } from "~/ui/check-list";
import { EmptyState } from "~/ui/empty-state";
import { FactRow } from "~/ui/facts";
import { FigureTable } from "~/ui/figure-table";
import { standaloneLink } from "~/ui/more-link.css";
import { PageHeading, Section } from "~/ui/page";
import { ProofMarks } from "../proof-marks";
import * as styles from "./public-page.css";
import type { PromisePageData } from "./public-page.server";

/**
 * Public figures of the promise, including late replies. The latest figures are hidden while they
 * cover too few requests, the table of months while no month has enough.
 */
export function PromisePage(props: Omit<PromisePageData, "meta">) {
  const { language, company, rules, late, ...page } = props;
  return (
    <>
      <PageHeading title={page.title} lead={page.lead} />
      <Section>
        <div className={page.months || page.proof ? styles.columns : styles.alone}>
          <Figures {...props} />
          <Card>
            <h2 id="how">{rules.title}</h2>
            <CheckList items={rules.items} />
            <p>
              <a className={standaloneLink} href={page.privacy.href}>
                {page.privacy.label}
              </a>
            </p>
          </Card>
        </div>
      </Section>
      <ContactSection title={late.title} text={late.text} isCallFirst>
        <ContactButtons
          company={company}
          language={language}
          text={page.buttons}
          isCallFirst
          hasSentRequest
        />
      </ContactSection>
      <JsonLd data={page.crumbs} />
    </>
  );
}

type FiguresProps = Pick<
  PromisePageData,
  "proof" | "facts" | "few" | "spam" | "months" | "monthTitle" | "fewNote"
>;

function Figures({ proof, facts, few, spam, months, monthTitle, fewNote }: FiguresProps) {
  return (
    <div className={styles.figures}>
      {proof ? (
        <>
          <div>
            <p className={styles.quiet}>{proof.days}</p>
            <h2>{proof.summary}</h2>
          </div>
          <ProofMarks marks={proof.marks} share={proof.share} />
          <p className={styles.quiet}>{proof.legend}</p>
          <FactRow facts={facts} />
        </>
      ) : (
        <EmptyState {...few} />
      )}
      <p className={styles.quiet}>{spam}</p>
      {months ? (
        <>
          <h2 className={styles.months}>{monthTitle}</h2>
          <FigureTable {...months} />
          {fewNote ? <p className={styles.quiet}>{fewNote}</p> : null}
        </>
      ) : null}
    </div>
  );
}
