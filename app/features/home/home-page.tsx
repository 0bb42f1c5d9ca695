import { ContactButtons } from "~/features/company/contact-buttons";
import { LastCall } from "~/features/company/last-call";
import { Questions } from "~/features/faqs/questions";
import { ProofBand } from "~/features/proof/proof-band";
import { ServiceCards } from "~/features/services/service-cards";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { JsonLd } from "~/site/json-ld";
import { organization } from "~/site/structured-data";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { FactRow } from "~/ui/facts";
import { Hero } from "~/ui/hero";
import { loneLink } from "~/ui/lone-link.css";
import { Container, Section } from "~/ui/page";
import { Steps } from "~/ui/steps";
import type { HomePageData } from "./home-page.server";
import { HomeReviews } from "./home-reviews";
import { HospitalCountries } from "./hospital-countries";

/** What we do, whom with, how, and what families say of it; the ways to us first and last. */
export function HomePage({ language, company, origin, meta, text, ...page }: HomePageData) {
  const { home } = text;
  return (
    <>
      <Hero title={home.title} lead={home.lead}>
        <ContactButtons company={company} language={language} text={page.buttons} />
      </Hero>
      <Container>
        {page.proof ? (
          <ProofBand proof={page.proof}>
            <FactRow facts={home.facts} isHalf />
          </ProofBand>
        ) : (
          <FactRow facts={home.facts} />
        )}
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
      <JsonLd data={organization({ company, description: meta.description, origin, languages })} />
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
