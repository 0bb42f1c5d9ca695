import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { companyInfo } from "~/features/company/company.server";
import { ContactButtons } from "~/features/company/contact-buttons";
import { contactButtonTexts } from "~/features/company/contact-buttons.server";
import { LastCall } from "~/features/company/last-call";
import { pair } from "~/features/team/pair.css";
import { teamMembers } from "~/features/team/team.server";
import { TeamCards } from "~/features/team/team-cards";
import type { PageHandle } from "~/hydration";
import { paths } from "~/paths";
import { languageOf, texts } from "~/server/i18n.server";
import { type PageMeta, pageMeta } from "~/server/page-meta";
import { JsonLd } from "~/site/json-ld";
import { breadcrumbs } from "~/site/structured-data";
import { Card } from "~/ui/card";
import { Grid } from "~/ui/grid";
import { PageHeading, Section } from "~/ui/page";
import { Prose } from "~/ui/prose";

export const handle: PageHandle = { hydrate: "never" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { about, common, home } = texts(language);
  const company = await companyInfo(context, language);
  const meta: PageMeta = { title: about.title, description: about.metaDescription };
  return {
    language,
    company,
    meta,
    about,
    buttons: contactButtonTexts(company, language),
    team: await teamMembers(context.db, language),
    crumbs: breadcrumbs(context.env.publicUrl, [
      { href: paths.home(language), label: common.nav.home },
      { href: paths.about(language), label: about.title },
    ]),
    act: home.act,
    sampleText: common.sample,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function About() {
  const { language, company, about, act, team, ...page } = useLoaderData<typeof loader>();
  const { whyTrustUs } = about;
  return (
    <>
      <PageHeading title={about.title} lead={about.lead} />
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
          <TeamCards members={team} language={language} sampleText={page.sampleText} />
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
