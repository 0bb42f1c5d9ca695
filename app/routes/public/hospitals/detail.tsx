import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findHospital } from "~/features/hospitals/hospital-details.server";
import { HospitalProfile } from "~/features/hospitals/hospital-profile";
import { hospitalProfile } from "~/features/hospitals/hospital-profile.server";
import type { PageHandle } from "~/hydration";
import { langIfOther } from "~/locales/languages";
import { paths } from "~/paths";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { JsonLd } from "~/site/json-ld";
import { breadcrumbs, hospital as hospitalData } from "~/site/structured-data";
import { Badge } from "~/ui/badge";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeading, Section } from "~/ui/page";

export const handle: PageHandle = { hydrate: "never" };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const found = await findHospital(context.db, params.slug ?? "", language);
  if (!found) throw data(null, { status: 404 });
  const { common, hospitals: text } = texts(language);
  const hospital = hospitalProfile(found, language);
  const crumbs = [
    { href: paths.home(language), label: common.nav.home },
    { href: paths.hospitals(language), label: common.nav.hospitals },
  ];
  const self = { href: paths.hospital(hospital.slug, language), label: hospital.name };
  const origin = context.env.publicUrl;
  return {
    language,
    meta: { title: hospital.name, description: hospital.bio, image: "hospitals" as const },
    hospital,
    crumbs,
    jsonLd: [
      hospitalData({
        name: hospital.name,
        description: hospital.bio,
        url: origin + self.href,
        address: hospital.abroad.address,
        country: hospital.region,
        website: hospital.website?.href,
        coordinates: hospital.coordinates,
        specialties: found.specialties,
      }),
      breadcrumbs(origin, [...crumbs, self]),
    ],
    text: {
      breadcrumbs: common.breadcrumbs,
      close: common.close,
      sample: common.sample,
      notInLanguage: common.notInLanguage,
      noPartnership: text.noPartnership,
      detail: text.detail,
    },
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Hospital() {
  const { language, hospital, crumbs, jsonLd, text } = useLoaderData<typeof loader>();
  const lang = langIfOther(hospital.language, language);
  return (
    <>
      <PageHeading
        title={<span lang={lang}>{hospital.name}</span>}
        lead={<span lang={lang}>{hospital.bio}</span>}
        crumbs={crumbs}
        crumbsLabel={text.breadcrumbs}
      >
        <p>
          <span lang={lang}>{hospital.location}</span>{" "}
          {hospital.sample ? <Badge tone="sample">{text.sample}</Badge> : null}
        </p>
        <ButtonRow stack>
          <ButtonLink variant="call" href={paths.booking(language, { hospital: hospital.slug })}>
            {text.detail.book}
          </ButtonLink>
        </ButtonRow>
        {lang ? <Notice>{text.notInLanguage}</Notice> : null}
      </PageHeading>
      <Section>
        <HospitalProfile hospital={hospital} language={language} text={text} />
        <Notice>
          <p>{text.noPartnership}</p>
          {hospital.sample ? <p>{text.detail.sample}</p> : null}
        </Notice>
      </Section>
      {jsonLd.map((thing) => (
        <JsonLd key={String(thing["@type"])} data={thing} />
      ))}
    </>
  );
}
