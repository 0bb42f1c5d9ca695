import { ContactButtons } from "~/features/company/contact-buttons";
import { LastCall } from "~/features/company/last-call";
import { JsonLd } from "~/site/json-ld";
import { PageHeading, Section } from "~/ui/page";
import type { FaqsPageData } from "./faqs-page.server";
import { Questions } from "./questions";

/** All questions, each unfolding its answer. */
export function FaqsPage(page: Omit<FaqsPageData, "meta">) {
  const { language, company, faqs, buttons, act, structured } = page;
  return (
    <>
      <PageHeading title={faqs.title} lead={faqs.lead} />
      <Section>
        <Questions questions={faqs.items} />
      </Section>
      <LastCall title={act.title} text={act.text}>
        <ContactButtons company={company} language={language} text={buttons} />
      </LastCall>
      {structured.map((thing) => (
        <JsonLd key={String(thing["@type"])} data={thing} />
      ))}
    </>
  );
}
