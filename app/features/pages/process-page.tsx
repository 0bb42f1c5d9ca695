import { ContactButtons } from "~/features/company/contact-buttons";
import { ContactSection } from "~/features/company/last-call";
import { JsonLd } from "~/site/json-ld";
import { Scene } from "~/ui/art/scenes";
import { Card } from "~/ui/card";
import { CheckList } from "~/ui/check-list";
import { Grid } from "~/ui/grid";
import { PageHeading, Section, Split } from "~/ui/page";
import { picture } from "~/ui/picture.css";
import { Prose } from "~/ui/prose";
import { Steps } from "~/ui/steps";
import * as styles from "./process-page.css";
import type { ProcessPageData } from "./process-page.server";

/** The page with the steps of the journey and the documents to prepare. */
export function ProcessPage(props: Omit<ProcessPageData, "meta">) {
  const { language, company, process, act, ...page } = props;
  const { documents, afterReturn } = process;
  return (
    <>
      <PageHeading title={process.title} lead={process.lead} />
      <Section>
        <Steps steps={process.stations} />
      </Section>
      <Section title={documents.title} lead={documents.lead} tone="wash" id="papers">
        <p>{page.asOf}</p>
        <Card>
          <h3>{documents.generalTitle}</h3>
          <div className={styles.general}>
            <CheckList items={documents.general} isUnticked />
          </div>
        </Card>
        <h3>{documents.destinationsTitle}</h3>
        <Grid cell="five" partsPerCard={3}>
          {page.destinations.map(({ id, name, items, check }) => (
            <Card key={id}>
              <h4 id={id}>{name}</h4>
              <CheckList items={items} isUnticked />
              <p>
                <strong>{check}</strong>
              </p>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section>
        <Split>
          <Prose>
            <h2>{afterReturn.title}</h2>
            {afterReturn.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
          <Scene name="arriving" className={picture} />
        </Split>
      </Section>
      <ContactSection title={act.title} text={act.text}>
        <ContactButtons company={company} language={language} text={page.buttons} />
      </ContactSection>
      <JsonLd data={page.breadcrumbData} />
    </>
  );
}
