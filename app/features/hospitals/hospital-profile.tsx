import type { ReactNode } from "react";
import { type Language, langIfOther } from "~/locales/languages";
import { paths } from "~/paths";
import { CityCover } from "~/ui/art/city-cover";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Card, DescriptionList } from "~/ui/card";
import { Gallery } from "./gallery";
import * as styles from "./hospital.css";
import type { HospitalProfileData } from "./hospital-profile.server";

export interface ProfileTexts {
  close: string;
  detail: Record<
    | "about"
    | "keyHighlights"
    | "centersOfExcellence"
    | "specialties"
    | "gallery"
    | "servicesForBangladesh"
    | "servicesLead"
    | "location"
    | "address"
    | "addressHint"
    | "openStreetMap"
    | "googleMaps"
    | "accreditation"
    | "accreditedBy"
    | "asOf"
    | "source"
    | "accreditationNote"
    | "accreditationNone"
    | "website"
    | "book"
    | "bookLead",
    string
  >;
}

interface ProfileProps {
  hospital: HospitalProfileData;
  language: Language;
  text: ProfileTexts;
}

/** All that is known of one hospital. */
export function HospitalProfile(props: ProfileProps) {
  const { hospital, language, text } = props;
  const lang = langIfOther(hospital.language, language);
  const { detail } = text;
  return (
    <div className={styles.columns}>
      <div className={styles.part}>
        <div className={styles.cover}>
          <CityCover city={hospital.city} />
        </div>
        <Part title={detail.about}>
          {hospital.about.map((paragraph) => (
            <p key={paragraph} lang={lang}>
              {paragraph}
            </p>
          ))}
        </Part>
        <ListPart title={detail.keyHighlights} lines={hospital.keyHighlights} lang={lang} />
        <ListPart
          title={detail.centersOfExcellence}
          lines={hospital.centersOfExcellence}
          lang={lang}
        />
        <ListPart
          title={detail.servicesForBangladesh}
          lead={detail.servicesLead}
          lines={hospital.servicesForBangladesh}
          lang={lang}
        />
        {hospital.photos.length > 0 ? (
          <Part title={detail.gallery}>
            <Gallery photos={hospital.photos} text={text} />
          </Part>
        ) : null}
      </div>
      <div className={styles.part}>
        <Booking {...props} />
        <Location {...props} lang={lang} />
        <Accreditation {...props} />
        <Specialties {...props} />
      </div>
    </div>
  );
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {lead ? <p>{lead}</p> : null}
      {children}
    </section>
  );
}

function ListPart({
  lines,
  lang,
  ...part
}: {
  title: string;
  lead?: string;
  lines: readonly string[];
  lang: Language | undefined;
}) {
  if (lines.length === 0) return null;
  return (
    <Part {...part}>
      <ul className={styles.list} lang={lang}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Part>
  );
}

function Booking({ hospital, language, text: { detail } }: ProfileProps) {
  return (
    <Card>
      <p>{detail.bookLead}</p>
      <ButtonLink href={paths.booking(language, { hospital: hospital.slug })}>
        {detail.book}
      </ButtonLink>
    </Card>
  );
}

function Location({
  hospital,
  text: { detail },
  lang,
}: ProfileProps & { lang: Language | undefined }) {
  return (
    <Part title={detail.location}>
      <p className={styles.small}>{detail.addressHint}</p>
      <address className={styles.address} lang={lang}>
        {hospital.address}
      </address>
      <p className={styles.links}>
        <a href={hospital.maps.googleMaps} rel="noopener">
          {detail.googleMaps}
        </a>
        <a href={hospital.maps.openStreetMap} rel="noopener">
          {detail.openStreetMap}
        </a>
      </p>
      {hospital.website ? (
        <p className={styles.links}>
          <a href={hospital.website.href} rel="noopener">
            {detail.website}: {hospital.website.label}
          </a>
        </p>
      ) : null}
    </Part>
  );
}

/** Never a bare yes: who says so, as of when, and where it can be looked up. */
function Accreditation({ hospital: { accreditation }, text: { detail } }: ProfileProps) {
  return (
    <Part title={detail.accreditation}>
      {accreditation ? (
        <>
          <DescriptionList
            entries={[
              { term: detail.accreditedBy, value: <span lang="en">{accreditation.body}</span> },
              { term: detail.asOf, value: accreditation.asOf },
              { term: detail.source, value: <Source {...accreditation} /> },
            ]}
          />
          <p className={styles.small}>{detail.accreditationNote}</p>
        </>
      ) : (
        <p>{detail.accreditationNone}</p>
      )}
    </Part>
  );
}

function Source({
  source,
  sourceLink,
}: {
  source: string;
  sourceLink: { href: string; label: string } | null;
}) {
  if (!sourceLink) return <span lang="en">{source}</span>;
  return (
    <a href={sourceLink.href} rel="noopener">
      {sourceLink.label}
    </a>
  );
}

function Specialties({ hospital, language, text: { detail } }: ProfileProps) {
  return (
    <Part title={detail.specialties}>
      <p className={styles.links}>
        {hospital.specialties.map(({ key, name }) => (
          <a key={key} href={paths.hospitals(language, { specialty: key })}>
            {name}
          </a>
        ))}
      </p>
      {hospital.moreInCountry ? (
        <ButtonRow>
          <ButtonLink
            variant="quiet"
            href={paths.hospitals(language, { country: hospital.country })}
          >
            {hospital.moreInCountry}
          </ButtonLink>
        </ButtonRow>
      ) : null}
    </Part>
  );
}
