import { ContactButtons } from "~/features/company/contact-buttons";
import { ContactSection } from "~/features/company/last-call";
import { JsonLd } from "~/site/json-ld";
import { Scene } from "~/ui/art/scenes";
import { PageHeading, Section } from "~/ui/page";
import { picture } from "~/ui/picture.css";
import { ServiceCards } from "./service-cards";
import type { ServiceListPageData } from "./service-list-page.server";

export function ServiceListPage(page: Omit<ServiceListPageData, "meta">) {
  const { language, company, buttons, services, breadcrumbData, text } = page;
  return (
    <>
      <PageHeading
        title={text.title}
        lead={text.lead}
        picture={<Scene name="leaving" className={picture} />}
      />
      <Section>
        <ServiceCards services={services} language={language} level={2} />
      </Section>
      <ContactSection title={text.askTitle} text={text.askText}>
        <ContactButtons company={company} language={language} text={buttons} />
      </ContactSection>
      <JsonLd data={breadcrumbData} />
    </>
  );
}
