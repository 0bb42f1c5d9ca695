import { ContactButtons } from "~/features/company/contact-buttons";
import { LastCall } from "~/features/company/last-call";
import { CheckList } from "~/features/services/check-list";
import { JsonLd } from "~/site/json-ld";
import { Card } from "~/ui/card";
import { Grid } from "~/ui/grid";
import { PageHeading, Section } from "~/ui/page";
import { Prose } from "~/ui/prose";
import { Steps } from "~/ui/steps";
import type { ProcessPageData } from "./process-page.server";

/** The stations of the journey, and the papers to prepare for it. */
export function ProcessPage(props: Omit<ProcessPageData, "meta">) {
  const { language, company, process, act, ...page } = props;
  const { documents, afterReturn } = process;
  return (
    <>
      <PageHeading title={process.title} lead={process.lead} />
      <Section>
        <Steps
          steps={process.stations.map(({ title, text, time }) => ({
            title,
            text: (
              <>
                <p>
                  <strong>{time}</strong>
                </p>
                <p>{text}</p>
              </>
            ),
          }))}
        />
      </Section>
      <Section title={documents.title} lead={documents.lead} tone="wash" id="papers">
        <p>{page.asOf}</p>
        <Card>
          <h3>{documents.generalTitle}</h3>
          <CheckList items={documents.general} />
        </Card>
        <h3>{documents.destinationsTitle}</h3>
        <Grid cell="medium">
          {page.destinations.map(({ id, name, items, check }) => (
            <Card key={id}>
              <h4 id={id}>{name}</h4>
              <CheckList items={items} />
              <p>
                <strong>{check}</strong>
              </p>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section title={afterReturn.title}>
        <Prose>
          {afterReturn.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Section>
      <LastCall title={act.title} text={act.text}>
        <ContactButtons company={company} language={language} text={page.buttons} />
      </LastCall>
      <JsonLd data={page.crumbs} />
    </>
  );
}
