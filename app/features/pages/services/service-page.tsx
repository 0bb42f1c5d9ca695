import type { ReactNode } from "react";
import { ContactButtons } from "~/features/company/contact-buttons";
import { ContactSection } from "~/features/company/last-call";
import { emergencyServices, serviceScenes, servicesWithRelatives } from "~/service-keys";
import { JsonLd } from "~/site/json-ld";
import { Scene } from "~/ui/art/scenes";
import { CallableText } from "~/ui/callable-text";
import { Card } from "~/ui/card";
import { CheckList } from "~/ui/check-list";
import { DangerLine } from "~/ui/danger-line";
import { Grid } from "~/ui/grid";
import { Notice } from "~/ui/notice";
import { PageHeading, Section, Split, Stack } from "~/ui/page";
import { picture } from "~/ui/picture.css";
import { Prose } from "~/ui/prose";
import { Steps } from "~/ui/steps";
import { ServiceLinks } from "./service-links";
import type { ServicePageData } from "./service-page.server";

export function ServicePage({
  page,
  children,
}: {
  page: Omit<ServicePageData, "meta">;
  /** Sections from other features, shown above the links to other services. */
  children?: ReactNode;
}) {
  const { key, language, company, service, text } = page;
  return (
    <>
      <PageHeading
        title={service.name}
        lead={service.summary}
        crumbs={page.crumbs}
        crumbsLabel={text.crumbs}
        picture={<Scene name={serviceScenes[key]} className={picture} />}
      >
        {emergencyServices.includes(key) && <DangerLine text={text.danger} />}
        <ContactButtons
          company={company}
          language={language}
          text={page.buttons}
          service={key}
          isCallFirst={emergencyServices.includes(key)}
          inPairs
        />
      </PageHeading>
      <Section>
        <Split fromTop>
          <Stack>
            <Prose>
              <h2>{text.overview}</h2>
              {service.overview.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
            {servicesWithRelatives.includes(key) && <Notice>{text.relatives}</Notice>}
          </Stack>
          <List title={text.whoItIsFor} items={service.whoItIsFor} />
        </Split>
      </Section>
      <Section title={text.howItWorks} tone="wash">
        <Steps
          steps={page.steps.map(({ title, text: stepText }) => ({
            title,
            text: <CallableText>{stepText}</CallableText>,
          }))}
        />
      </Section>
      <Section>
        <Grid cell="two">
          <List title={text.keyBenefits} items={service.keyBenefits} />
          <List title={text.whatToHaveReady} items={service.whatToHaveReady} isUnticked />
        </Grid>
      </Section>
      {children}
      <Section title={text.otherServices}>
        <ServiceLinks services={page.otherServices} language={language} />
      </Section>
      <ContactSection title={text.askTitle} text={text.askText}>
        {/* no service is preselected for readers who are unsure */}
        <ContactButtons company={company} language={language} text={page.lastButtons} />
      </ContactSection>
      {page.jsonLd.map((data) => (
        <JsonLd key={String(data["@type"])} data={data} />
      ))}
    </>
  );
}

function List({
  title,
  ...list
}: {
  title: string;
  items: readonly string[];
  isUnticked?: boolean;
}) {
  return (
    <Card>
      <h2>{title}</h2>
      <CheckList {...list} />
    </Card>
  );
}
