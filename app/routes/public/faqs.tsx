import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { companyInfo } from "~/features/company/company.server";
import { ContactButtons } from "~/features/company/contact-buttons";
import { contactButtonTexts } from "~/features/company/contact-buttons.server";
import { LastCall } from "~/features/company/last-call";
import { Questions } from "~/features/faqs/questions";
import type { PageHandle } from "~/hydration";
import { paths } from "~/paths";
import { languageOf, texts } from "~/server/i18n.server";
import { type PageMeta, pageMeta } from "~/server/page-meta";
import { JsonLd } from "~/site/json-ld";
import { breadcrumbs, faqPage } from "~/site/structured-data";
import { PageHeading, Section } from "~/ui/page";

export const handle: PageHandle = { hydrate: "never" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { common, faqs, home } = texts(language);
  const company = await companyInfo(context, language);
  const meta: PageMeta = { title: faqs.title, description: faqs.metaDescription };
  return {
    language,
    company,
    meta,
    faqs,
    buttons: contactButtonTexts(company, language),
    structured: [
      faqPage(faqs.items, language),
      breadcrumbs(context.env.publicUrl, [
        { href: paths.home(language), label: common.nav.home },
        { href: paths.faqs(language), label: faqs.title },
      ]),
    ],
    act: home.act,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Faqs() {
  const { language, company, faqs, buttons, act, structured } = useLoaderData<typeof loader>();
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
