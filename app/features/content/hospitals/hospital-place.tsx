import { type Language, langIfOther } from "~/locales/languages";
import { DescriptionList } from "~/ui/description-list";
import * as styles from "./hospital.css";
import { type ProfileProps, ProfileSection } from "./hospital-part";

/** The hospital's address to copy, links to maps, and a link to the hospital's website. */
export function Location({
  hospital,
  language,
  text: { detail },
  lang,
}: ProfileProps & { lang: Language | undefined }) {
  const { inEnglish } = hospital;
  return (
    <ProfileSection title={detail.location}>
      {hospital.address === inEnglish.address ? null : <p lang={lang}>{hospital.address}</p>}
      <p className={styles.small}>{detail.addressHint}</p>
      <address className={styles.address} lang={langIfOther(inEnglish.language, language)}>
        {inEnglish.name}
        <br />
        {inEnglish.address}
      </address>
      <p className={styles.links}>
        <a href={hospital.maps.googleMaps} rel="noopener">
          {detail.googleMaps}
        </a>{" "}
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
    </ProfileSection>
  );
}

/** An accreditation, always shown with its issuing body, date and source. */
export function Accreditation({ hospital: { accreditation }, text: { detail } }: ProfileProps) {
  return (
    <ProfileSection title={detail.accreditation}>
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
    </ProfileSection>
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
