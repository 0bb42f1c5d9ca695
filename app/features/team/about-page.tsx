import { ContactButtons } from "~/features/company/contact-buttons";
import { LastCall } from "~/features/company/last-call";
import { langIfOther } from "~/locales/languages";
import { JsonLd } from "~/site/json-ld";
import { Card } from "~/ui/card";
import { Grid } from "~/ui/grid";
import { PageHeading, Section } from "~/ui/page";
import { Prose } from "~/ui/prose";
import type { AboutPageData } from "./about-page.server";
import { asTyped, pair } from "./pair.css";
import { TeamCards } from "./team-cards";

/** Who we are, what we do, and who is on the line. */
export function AboutPage(props: Omit<AboutPageData, "meta">) {
  const { language, company, about, opening, act, team, ...page } = props;
  const { whyTrustUs } = about;
  return (
    <>
      <PageHeading title={about.title} lead={about.lead} />
      {opening ? (
        <Section>
          <Prose>
            <p className={asTyped} lang={langIfOther(opening.language, language)}>
              {opening.text}
            </p>
          </Prose>
        </Section>
      ) : null}
      <Section>
        <div className={pair}>
          <Words {...about.whoWeAre} />
          <Words {...about.whatWeDo} />
        </div>
      </Section>
      <Section title={whyTrustUs.title} tone="wash">
        <Grid cell="broad">
          {whyTrustUs.items.map(({ title, text }) => (
            <Card key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section>
        <Words {...about.teamMessage} />
      </Section>
      {team.length > 0 && (
        <Section title={about.team.title} lead={about.team.lead} tone="wash">
          {page.samplesText ? <p>{page.samplesText}</p> : null}
          <TeamCards
            members={team}
            language={language}
            sampleText={page.samplesText ? null : page.sampleText}
          />
        </Section>
      )}
      <Section>
        <div className={pair}>
          <Words title={about.mission.title} text={[about.mission.text]} />
          <Words title={about.vision.title} text={[about.vision.text]} />
        </div>
      </Section>
      <LastCall title={act.title} text={act.text}>
        <ContactButtons company={company} language={language} text={page.buttons} />
      </LastCall>
      <JsonLd data={page.crumbs} />
    </>
  );
}

function Words({ title, text }: { title: string; text: readonly string[] }) {
  return (
    <Prose>
      <h2>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Prose>
  );
}
