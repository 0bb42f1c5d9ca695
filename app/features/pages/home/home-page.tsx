import { ContactButtons } from "~/features/company/contact-buttons";
import { ContactSection } from "~/features/company/last-call";
import { ProofBand } from "~/features/requests/proof-band";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { JsonLd } from "~/site/json-ld";
import { organization } from "~/site/structured-data";
import { Icon } from "~/ui/art/icons";
import { Scene } from "~/ui/art/scenes";
import { Container } from "~/ui/container";
import { FactRow } from "~/ui/facts";
import { Hero } from "~/ui/hero";
import { MoreLink } from "~/ui/more-link";
import { Section, SectionHead, Split } from "~/ui/page";
import { picture } from "~/ui/picture.css";
import { Steps } from "~/ui/steps";
import { Questions } from "../questions";
import { ServiceList } from "../services/service-list";
import * as styles from "./home.css";
import type { HomePageData } from "./home-page.server";
import { HomeReview } from "./home-review";
import { CountryCovers, HospitalCountries } from "./hospital-countries";

export function HomePage({ language, company, origin, meta, text, ...page }: HomePageData) {
  const { home } = text;
  return (
    <>
      <Hero title={home.title} lead={home.lead}>
        <a className={styles.number} href={`tel:${company.phone}`}>
          <Icon name="phone" size={20} />
          {page.buttons.callNumber}
        </a>
        <div className={styles.onPhone}>
          <MoreLink href={paths.callBack(language)}>{page.buttons.callBack}</MoreLink>
        </div>
        <div className={styles.onDesktop}>
          <ContactButtons company={company} language={language} text={page.buttons} isCallFirst />
        </div>
      </Hero>
      <Container>
        {page.proof ? (
          <ProofBand proof={page.proof}>
            <FactRow facts={home.facts} hasTwoPerRow />
          </ProofBand>
        ) : (
          <FactRow facts={home.facts} />
        )}
      </Container>
      <Section id="services">
        <Split>
          <div className={styles.half}>
            <SectionHead {...text.services} />
            <ServiceList services={page.services} language={language} />
          </div>
          <Scene name="leaving" className={picture} />
        </Split>
      </Section>
      <Section {...text.process} tone="wash">
        <Steps steps={page.steps} />
        <MoreLink href={paths.process(language)}>{home.process.more}</MoreLink>
      </Section>
      {page.countries.length > 0 && (
        <Section>
          <Split wide="end">
            <CountryCovers cities={page.coverCities} />
            <div className={styles.half}>
              <SectionHead title={home.hospitals.title} lead={home.hospitals.lead} />
              <HospitalCountries countries={page.countries} language={language} />
              <MoreLink href={paths.hospitals(language)}>{home.hospitals.all}</MoreLink>
            </div>
          </Split>
        </Section>
      )}
      {page.review && (
        <Section>
          <Split>
            <div className={styles.half}>
              <SectionHead title={home.reviews.title} />
              <HomeReview review={page.review} sampleText={text.sample} />
              <p className={styles.links}>
                <MoreLink href={paths.reviews(language)}>{home.reviews.all}</MoreLink>{" "}
                <MoreLink href={paths.shareYourStory(language)}>{home.reviews.share}</MoreLink>
              </p>
            </div>
            <Scene name="arriving" className={picture} />
          </Split>
        </Section>
      )}
      <Section tone="wash">
        <Split wide="end" fromTop>
          <SectionHead title={text.questions.title} lead={home.questions.lead} />
          <div className={styles.half}>
            <Questions questions={page.questions} />
            <MoreLink href={paths.faqs(language)}>{home.questions.more}</MoreLink>
          </div>
        </Split>
      </Section>
      <ContactSection title={home.act.title} text={home.act.text}>
        <div className={styles.onDesktop}>
          <ContactButtons company={company} language={language} text={page.buttons} />
        </div>
        <MoreLink href={paths.privacy(language)}>{home.act.privacy}</MoreLink>
      </ContactSection>
      <JsonLd data={organization({ company, description: meta.description, origin, languages })} />
    </>
  );
}
