import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { companyInfo } from "~/features/company/company.server";
import { ContactButtons } from "~/features/company/contact-buttons";
import { contactButtonTexts } from "~/features/company/contact-buttons.server";
import { LastCall } from "~/features/company/last-call";
import { Questions } from "~/features/faqs/questions";
import { HomeReviews } from "~/features/home/home-reviews";
import { HospitalCountries } from "~/features/home/hospital-countries";
import { hospitalsByCountry } from "~/features/hospitals/hospitals-by-country.server";
import { newestReviews } from "~/features/reviews/newest-reviews.server";
import { serviceKeys } from "~/features/services/service";
import { ServiceCards } from "~/features/services/service-cards";
import type { PageHandle } from "~/hydration";
import { formatNumber } from "~/locales/format";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { fillIn, languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { JsonLd } from "~/site/json-ld";
import { organization } from "~/site/structured-data";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { FactRow } from "~/ui/facts";
import { Hero } from "~/ui/hero";
import { loneLink } from "~/ui/lone-link.css";
import { Container, Section } from "~/ui/page";
import { Steps } from "~/ui/steps";

export const handle: PageHandle = { hydrate: "never" };

/** The questions that families ask first; the rest stand on their own page. */
const questionIds = ["emergency", "cost", "confidentiality"];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { common, faqs, home, hospitals, process, services } = texts(language);
  const company = await companyInfo(context, language);
  const reviews = await newestReviews(context.db, language);
  return {
    language,
    company,
    origin: context.env.publicUrl,
    meta: { title: common.tagline, description: home.metaDescription },
    buttons: contactButtonTexts(company, language),
    countries: await hospitalsByCountry(context.db, language),
    reviews: reviews.map((review) => ({
      ...review,
      ratingText: fillIn(
        home.reviews.rating,
        { rating: formatNumber(review.rating, language) },
        language,
      ),
    })),
    services: serviceKeys.map((key) => ({
      key,
      name: services.items[key].name,
      text: services.items[key].short,
    })),
    stations: process.stations.map(({ title, time }) => ({ title, text: time })),
    questions: faqs.items.filter(({ id }) => questionIds.includes(id)),
    text: {
      home,
      countries: hospitals.countries,
      sample: common.sample,
      services: { title: services.title, lead: services.lead },
      process: { title: process.title, lead: process.lead },
      questions: { title: faqs.title },
    },
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Home() {
  const { language, company, origin, text, ...page } = useLoaderData<typeof loader>();
  const { home } = text;
  return (
    <>
      <Hero title={home.title} lead={home.lead}>
        <ContactButtons company={company} language={language} text={page.buttons} />
      </Hero>
      <Container>
        <FactRow facts={home.facts} />
      </Container>
      <Section {...text.services} id="services">
        <ServiceCards services={page.services} language={language} />
      </Section>
      {page.countries.length > 0 && (
        <Section title={home.hospitals.title} lead={home.hospitals.lead} tone="wash">
          <HospitalCountries
            countries={page.countries}
            names={text.countries}
            language={language}
          />
          <ButtonRow>
            <ButtonLink variant="quiet" href={paths.hospitals(language)}>
              {home.hospitals.all}
            </ButtonLink>
          </ButtonRow>
        </Section>
      )}
      <Section {...text.process}>
        <Steps steps={page.stations} />
        <ButtonRow>
          <ButtonLink variant="quiet" href={paths.process(language)}>
            {home.process.more}
          </ButtonLink>
        </ButtonRow>
      </Section>
      {page.reviews.length > 0 && (
        <Section
          title={home.reviews.title}
          lead={samplesLead(page.reviews, home.reviews)}
          tone="wash"
        >
          <HomeReviews reviews={page.reviews} sampleText={text.sample} />
          <ButtonRow>
            <ButtonLink variant="quiet" href={paths.reviews(language)}>
              {home.reviews.all}
            </ButtonLink>
            <ButtonLink variant="quiet" href={paths.shareYourStory(language)}>
              {home.reviews.share}
            </ButtonLink>
          </ButtonRow>
        </Section>
      )}
      <Section {...text.questions}>
        <Questions questions={page.questions} />
        <ButtonRow>
          <ButtonLink variant="quiet" href={paths.faqs(language)}>
            {home.questions.more}
          </ButtonLink>
        </ButtonRow>
      </Section>
      <LastCall title={home.act.title} text={home.act.text}>
        <ContactButtons company={company} language={language} text={page.buttons} />
        <p>
          <a className={loneLink} href={paths.privacy(language)}>
            {home.act.privacy}
          </a>
        </p>
      </LastCall>
      <JsonLd
        data={organization({ company, description: page.meta.description, origin, languages })}
      />
    </>
  );
}

/** What is said of the samples: nothing where there is none, and never of a real review. */
function samplesLead(
  reviews: readonly { sample: boolean }[],
  text: { samples: string; someSamples: string },
): string | undefined {
  if (reviews.every(({ sample }) => sample)) return text.samples;
  return reviews.some(({ sample }) => sample) ? text.someSamples : undefined;
}
