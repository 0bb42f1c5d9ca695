import { ContactButtons } from "~/features/company/contact-buttons";
import { ContactSection } from "~/features/company/last-call";
import { langIfOther } from "~/locales/languages";
import { paths } from "~/paths";
import { JsonLd } from "~/site/json-ld";
import { Card } from "~/ui/card";
import { CheckList } from "~/ui/check-list";
import { PageHeading, Section } from "~/ui/page";
import { CostBasis } from "./cost-basis";
import * as styles from "./costs.css";
import type { CostsPageData } from "./costs-page.server";

export function CostsPage(props: Omit<CostsPageData, "meta">) {
  const { language, company, text, asOf, source, payers, services, act, ...page } = props;
  return (
    <>
      <PageHeading title={text.title} lead={text.lead} />
      <Section>
        <div className={styles.cards}>
          <Card>
            <h2>{text.free.title}</h2>
            <CheckList items={text.free.items} />
          </Card>
          <Card>
            <h2>{text.quote.title}</h2>
            <CheckList items={text.quote.items} />
            <p>{text.quote.text}</p>
          </Card>
          <Card>
            <h2>{text.bills.title}</h2>
            <p className={payers ? undefined : styles.inColumns}>{text.bills.text}</p>
            {payers ? (
              <>
                <h3>{text.payers}</h3>
                <p className={styles.asTyped} lang={langIfOther(payers.language, language)}>
                  {payers.text}
                </p>
              </>
            ) : null}
          </Card>
        </div>
      </Section>
      <Section title={text.moves.title} lead={text.moves.lead} tone="wash">
        {asOf && source ? (
          <CostBasis asOf={asOf} source={source} note={text.notQuote} language={language} />
        ) : (
          <p>{text.noFigures}</p>
        )}
        <ul className={styles.services}>
          {services.map(({ key, name, range, costFactors }) => (
            <li key={key} className={styles.service}>
              <h3>
                <a href={paths.service(key, language)}>{name}</a>
              </h3>
              {range ? <p className={styles.range}>{range}</p> : null}
              <ul className={styles.factors}>
                {costFactors.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <ContactSection title={act.title} text={act.text}>
        <ContactButtons company={company} language={language} text={page.buttons} />
      </ContactSection>
      <JsonLd data={page.breadcrumbData} />
    </>
  );
}
