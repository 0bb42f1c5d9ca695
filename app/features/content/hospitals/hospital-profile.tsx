import { Fragment } from "react";
import { type Language, langIfOther } from "~/locales/languages";
import { paths } from "~/paths";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { cover } from "~/ui/cover.css";
import { bookingButton } from "./booking-button.css";
import { Gallery } from "./gallery";
import type { LinesInLanguage } from "./hospital";
import * as styles from "./hospital.css";
import { HospitalCover } from "./hospital-cover";
import { type ProfileProps, ProfileSection } from "./hospital-part";
import { Accreditation, Location } from "./hospital-place";

export function HospitalProfile(props: ProfileProps) {
  const { hospital, language, text } = props;
  const lang = langIfOther(hospital.language, language);
  const { detail } = text;
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.part}>
          <div className={cover}>
            <HospitalCover
              hospital={hospital}
              language={language}
              sizes="(min-width: 64rem) 740px, 100vw"
              isAboveFold
            />
          </div>
          <ProfileSection title={detail.about}>
            {hospital.about.map((paragraph) => (
              <p key={paragraph} lang={lang}>
                {paragraph}
              </p>
            ))}
          </ProfileSection>
          <ListPart
            title={detail.keyHighlights}
            list={hospital.keyHighlights}
            language={language}
          />
          <ListPart
            title={detail.centersOfExcellence}
            list={hospital.centersOfExcellence}
            language={language}
          />
          <ListPart
            title={detail.servicesForBangladesh}
            lead={detail.servicesLead}
            list={hospital.servicesForBangladesh}
            language={language}
          />
        </div>
        <div className={styles.part}>
          <BookingCard {...props} />
          <Location {...props} lang={lang} />
          <Accreditation {...props} />
          <Specialties {...props} />
        </div>
      </div>
      {hospital.galleryItems.length > 0 ? (
        <ProfileSection
          title={detail.gallery}
          lead={hospital.isDrawn ? detail.galleryDrawn : undefined}
        >
          <Gallery photos={hospital.galleryItems} language={language} text={text} />
        </ProfileSection>
      ) : null}
    </>
  );
}

function ListPart({
  list: { lines, language: listLanguage },
  language,
  ...part
}: {
  title: string;
  lead?: string;
  list: LinesInLanguage;
  language: Language;
}) {
  if (lines.length === 0) return null;
  const lang = langIfOther(listLanguage, language);
  return (
    <ProfileSection {...part}>
      <ul className={styles.list} lang={lang}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ProfileSection>
  );
}

function BookingCard({ hospital, language, text: { detail, callBack } }: ProfileProps) {
  return (
    <Card>
      <p>{detail.bookLead}</p>
      <div className={styles.buttons}>
        <ButtonLink
          className={bookingButton}
          href={paths.booking(language, { hospital: hospital.slug })}
        >
          {detail.book}
        </ButtonLink>{" "}
        <ButtonLink variant="quiet" href={paths.callBack(language)}>
          {callBack}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Specialties({ hospital, language, text: { detail } }: ProfileProps) {
  const more = hospital.moreInCountry ? (
    <ButtonRow stack>
      <ButtonLink variant="quiet" href={paths.hospitals(language, { country: hospital.country })}>
        {hospital.moreInCountry}
      </ButtonLink>
    </ButtonRow>
  ) : null;
  // a new hospital may not have any specialties yet
  if (hospital.specialties.length === 0) return more;
  return (
    <ProfileSection title={detail.specialties}>
      <p className={styles.links}>
        {hospital.specialties.map(({ key, name }) => (
          <Fragment key={key}>
            {" "}
            <a href={paths.hospitals(language, { specialty: key })}>{name}</a>
          </Fragment>
        ))}
      </p>
      {more}
    </ProfileSection>
  );
}
