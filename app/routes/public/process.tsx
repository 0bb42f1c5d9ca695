import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { companyInfo } from "~/features/company/company.server";
import { ContactButtons } from "~/features/company/contact-buttons";
import { contactButtonTexts } from "~/features/company/contact-buttons.server";
import { LastCall } from "~/features/company/last-call";
import type { Country } from "~/features/hospitals/hospital";
import { CheckList } from "~/features/services/check-list";
import type { PageHandle } from "~/hydration";
import { formatTravelDate } from "~/locales/format";
import { paths } from "~/paths";
import { fillIn, languageOf, texts } from "~/server/i18n.server";
import { type PageMeta, pageMeta } from "~/server/page-meta";
import { JsonLd } from "~/site/json-ld";
import { breadcrumbs } from "~/site/structured-data";
import { Card } from "~/ui/card";
import { Grid } from "~/ui/grid";
import { PageHeading, Section } from "~/ui/page";
import { Prose } from "~/ui/prose";
import { Steps } from "~/ui/steps";

export const handle: PageHandle = { hydrate: "never" };

/** When the lists of papers were last compared with what the embassies publish. */
const DOCUMENTS_AS_OF = "2026-11-20";

interface Destination {
  name: string;
  items: string[];
  check: string;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { common, home, process } = texts(language);
  const company = await companyInfo(context, language);
  // every country whose hospitals we list has its papers
  const destinations: Record<Country, Destination> = process.documents.destinations;
  const meta: PageMeta = { title: process.title, description: process.metaDescription };
  return {
    language,
    company,
    meta,
    process,
    buttons: contactButtonTexts(company, language),
    asOf: fillIn(
      process.documents.asOf,
      { date: formatTravelDate(DOCUMENTS_AS_OF, language) },
      language,
    ),
    destinations: Object.entries(destinations).map(([id, destination]) => ({
      id,
      ...destination,
    })),
    crumbs: breadcrumbs(context.env.publicUrl, [
      { href: paths.home(language), label: common.nav.home },
      { href: paths.process(language), label: process.title },
    ]),
    act: home.act,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Process() {
  const { language, company, process, act, ...page } = useLoaderData<typeof loader>();
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
