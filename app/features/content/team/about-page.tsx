import { companyEntries } from "~/features/company/company-entries";
import { ContactButtons } from "~/features/company/contact-buttons";
import { ContactSection } from "~/features/company/last-call";
import { langIfOther } from "~/locales/languages";
import { paths } from "~/paths";
import { JsonLd } from "~/site/json-ld";
import { useRootData } from "~/site/root-data";
import { Scene } from "~/ui/art/scenes";
import { DescriptionList } from "~/ui/description-list";
import { MoreLink } from "~/ui/more-link";
import { PageHeading, Section, Split, Stack } from "~/ui/page";
import { desktopPicture, picture } from "~/ui/picture.css";
import { Prose } from "~/ui/prose";
import type { AboutPageData } from "./about-page.server";
import { asTyped, pair, rows } from "./pair.css";
import { TeamCards } from "./team-cards";

/** The page about the company, its work and its team. */
export function AboutPage(props: Omit<AboutPageData, "meta">) {
  const { language, company, about, introduction, act, team, ...page } = props;
  const { whyTrustUs } = about;
  const { common } = useRootData().text;
  const { legalName, licences, mapUrl, sample } = company;
  const hasCompanyDetails = legalName || licences || mapUrl || (company.address && !sample);
  return (
    <>
      <PageHeading
        title={about.title}
        lead={about.lead}
        picture={<Scene name="desk" className={picture} />}
      />
      {introduction ? (
        <Section>
          <Prose>
            <p className={asTyped} lang={langIfOther(introduction.language, language)}>
              {introduction.text}
            </p>
          </Prose>
        </Section>
      ) : null}
      <Section>
        <div className={pair}>
          <TextBlock {...about.whoWeAre} />
          <TextBlock {...about.whatWeDo} />
        </div>
      </Section>
      <Section tone="wash">
        <Split wide="end" fromTop>
          <Stack>
            <h2>{whyTrustUs.title}</h2>
            <Scene name="leaving" className={desktopPicture} />
          </Stack>
          <Stack>
            <dl className={rows}>
              {whyTrustUs.items.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <MoreLink href={paths.promise(language)}>{page.promiseText}</MoreLink>
          </Stack>
        </Split>
      </Section>
      {team.length > 0 && (
        <Section title={about.team.title} lead={about.team.lead}>
          {page.samplesText ? <p>{page.samplesText}</p> : null}
          <TeamCards
            members={team}
            language={language}
            sampleText={page.samplesText ? null : page.sampleText}
          />
        </Section>
      )}
      <Section>
        <Split fromTop>
          <TextBlock {...about.teamMessage} />
          <Stack>
            <TextBlock title={about.mission.title} text={[about.mission.text]} />
            <TextBlock title={about.vision.title} text={[about.vision.text]} />
          </Stack>
        </Split>
      </Section>
      {hasCompanyDetails ? (
        <Section title={about.company.title}>
          <DescriptionList
            entries={companyEntries(company, language, {
              ...page.companyLabels,
              map: common.footer.map,
            })}
          />
        </Section>
      ) : null}
      <ContactSection title={act.title} text={act.text}>
        <ContactButtons company={company} language={language} text={page.buttons} />
      </ContactSection>
      <JsonLd data={page.breadcrumbData} />
    </>
  );
}

function TextBlock({ title, text }: { title: string; text: readonly string[] }) {
  return (
    <Prose>
      <h2>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Prose>
  );
}
