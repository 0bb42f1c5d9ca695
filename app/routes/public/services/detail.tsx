import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { companyInfo } from "~/features/company/company.server";
import { ContactButtons } from "~/features/company/contact-buttons";
import { contactButtonTexts } from "~/features/company/contact-buttons.server";
import { LastCall } from "~/features/company/last-call";
import { CheckList } from "~/features/services/check-list";
import {
  inDanger,
  isServiceKey,
  serviceKeys,
  stepKeys,
  withRelatives,
} from "~/features/services/service";
import { ServiceLinks } from "~/features/services/service-links";
import type { PageHandle } from "~/hydration";
import { paths } from "~/paths";
import { languageOf, texts } from "~/server/i18n.server";
import { type PageMeta, pageMeta } from "~/server/page-meta";
import { JsonLd } from "~/site/json-ld";
import { breadcrumbs, service as serviceData } from "~/site/structured-data";
import { Card } from "~/ui/card";
import { Grid } from "~/ui/grid";
import { Notice } from "~/ui/notice";
import { PageHeading, Section } from "~/ui/page";
import { Prose } from "~/ui/prose";
import { Steps } from "~/ui/steps";

export const handle: PageHandle = { hydrate: "never" };

/** @throws a 404 response for a service that we do not know */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const key = params.slug;
  if (!isServiceKey(key)) throw data(null, { status: 404 });
  const language = languageOf(request);
  const { common, services } = texts(language);
  const service = services.items[key];
  const company = await companyInfo(context, language);
  const origin = context.env.publicUrl;
  const crumbs = [
    { href: paths.home(language), label: common.nav.home },
    { href: paths.services(language), label: common.nav.services },
  ];
  const url = paths.service(key, language);
  const meta: PageMeta = { title: service.name, description: service.summary, image: "services" };
  return {
    key,
    language,
    company,
    crumbs,
    meta,
    service,
    buttons: { ...contactButtonTexts(company, language), book: services.bookService },
    steps: stepKeys.map((step) => ({
      title: services.steps[step].title,
      text: service.howItWorks[step],
    })),
    others: serviceKeys
      .filter((other) => other !== key)
      .map((other) => ({ key: other, name: services.items[other].name })),
    structured: [
      breadcrumbs(origin, [...crumbs, { href: url, label: service.name }]),
      serviceData({
        name: service.name,
        description: service.summary,
        url: origin + url,
        provider: company.name,
        language,
      }),
    ],
    text: { ...services.detail, crumbs: common.breadcrumbs },
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function ServiceDetail() {
  const { key, language, company, service, text, ...page } = useLoaderData<typeof loader>();
  const buttons = (
    <ContactButtons company={company} language={language} text={page.buttons} service={key} />
  );
  return (
    <>
      <PageHeading
        title={service.name}
        lead={service.summary}
        crumbs={page.crumbs}
        crumbsLabel={text.crumbs}
      >
        {inDanger.includes(key) && <Notice tone="warning">{text.danger}</Notice>}
        {buttons}
      </PageHeading>
      <Section title={text.overview}>
        <Prose>
          {service.overview.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        {withRelatives.includes(key) && <Notice>{text.relatives}</Notice>}
      </Section>
      <Section title={text.howItWorks} tone="wash">
        <Steps steps={page.steps} />
      </Section>
      <Section>
        <Grid cell="broad">
          {(["keyBenefits", "whoItIsFor", "whatToHaveReady"] as const).map((part) => (
            <Card key={part}>
              <h2>{text[part]}</h2>
              <CheckList items={service[part]} />
            </Card>
          ))}
        </Grid>
      </Section>
      <LastCall title={text.askTitle} text={text.askText}>
        {buttons}
        <h2>{text.otherServices}</h2>
        <ServiceLinks services={page.others} language={language} />
      </LastCall>
      {page.structured.map((thing) => (
        <JsonLd key={String(thing["@type"])} data={thing} />
      ))}
    </>
  );
}
