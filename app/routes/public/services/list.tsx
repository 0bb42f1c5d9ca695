import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { companyInfo } from "~/features/company/company.server";
import { ContactButtons } from "~/features/company/contact-buttons";
import { contactButtonTexts } from "~/features/company/contact-buttons.server";
import { LastCall } from "~/features/company/last-call";
import { serviceKeys } from "~/features/services/service";
import { ServiceCards } from "~/features/services/service-cards";
import type { PageHandle } from "~/hydration";
import { paths } from "~/paths";
import { languageOf, texts } from "~/server/i18n.server";
import { type PageMeta, pageMeta } from "~/server/page-meta";
import { JsonLd } from "~/site/json-ld";
import { breadcrumbs } from "~/site/structured-data";
import { PageHeading, Section } from "~/ui/page";

export const handle: PageHandle = { hydrate: "never" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { common, services } = texts(language);
  const { title, lead, metaDescription, detail } = services;
  const company = await companyInfo(context, language);
  const meta: PageMeta = { title, description: metaDescription, image: "services" };
  return {
    language,
    company,
    meta,
    buttons: contactButtonTexts(company, language),
    services: serviceKeys.map((key) => ({
      key,
      name: services.items[key].name,
      text: services.items[key].summary,
    })),
    crumbs: breadcrumbs(context.env.publicUrl, [
      { href: paths.home(language), label: common.nav.home },
      { href: paths.services(language), label: title },
    ]),
    text: { title, lead, askTitle: detail.askTitle, askText: detail.askText },
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Services() {
  const { language, company, buttons, services, crumbs, text } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title={text.title} lead={text.lead} />
      <Section>
        <ServiceCards services={services} language={language} level={2} />
      </Section>
      <LastCall title={text.askTitle} text={text.askText}>
        <ContactButtons company={company} language={language} text={buttons} />
      </LastCall>
      <JsonLd data={crumbs} />
    </>
  );
}
