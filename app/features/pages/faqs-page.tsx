import { ContactButtons } from "~/features/company/contact-buttons";
import { ContactSection } from "~/features/company/last-call";
import { JsonLd } from "~/site/json-ld";
import { Scene } from "~/ui/art/scenes";
import { PageHeading, Section, Split } from "~/ui/page";
import { picture } from "~/ui/picture.css";
import type { FaqsPageData } from "./faqs-page.server";
import { Questions } from "./questions";

export function FaqsPage(page: Omit<FaqsPageData, "meta">) {
  const { language, company, faqs, buttons, act, jsonLd } = page;
  return (
    <>
      <PageHeading title={faqs.title} lead={faqs.lead} />
      <Section>
        <Split fromTop>
          <Questions questions={faqs.items} />
          <Scene name="desk" className={picture} />
        </Split>
      </Section>
      <ContactSection title={act.title} text={act.text}>
        <ContactButtons company={company} language={language} text={buttons} />
      </ContactSection>
      {jsonLd.map((data) => (
        <JsonLd key={String(data["@type"])} data={data} />
      ))}
    </>
  );
}
