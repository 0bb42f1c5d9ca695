import type { ReactNode } from "react";
import { langIfOther } from "~/locales/languages";
import { paths } from "~/paths";
import { JsonLd } from "~/site/json-ld";
import { Badge } from "~/ui/badge";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeading, Section } from "~/ui/page";
import { bookingButton } from "./booking-button.css";
import * as styles from "./hospital.css";
import type { HospitalPageData } from "./hospital-page.server";
import { HospitalProfile } from "./hospital-profile";

export function HospitalPage({
  children,
  ...page
}: Omit<HospitalPageData, "meta"> & {
  /** Content shown below the profile. */
  children?: ReactNode;
}) {
  const { language, hospital, crumbs, jsonLd, text } = page;
  const lang = langIfOther(hospital.language, language);
  return (
    <>
      <PageHeading
        title={<span lang={lang}>{hospital.name}</span>}
        lead={<span lang={lang}>{hospital.bio}</span>}
        crumbs={crumbs}
        crumbsLabel={text.breadcrumbs}
      >
        <p className={styles.place}>
          <span lang={lang}>{hospital.location}</span>{" "}
          {hospital.sample ? <Badge tone="sample">{text.sample}</Badge> : null}
        </p>
        <div className={styles.onPhones}>
          <ButtonRow stack>
            <ButtonLink
              className={bookingButton}
              href={paths.booking(language, { hospital: hospital.slug })}
            >
              {text.detail.book}
            </ButtonLink>
          </ButtonRow>
        </div>
        {lang ? <Notice>{text.notInLanguage}</Notice> : null}
      </PageHeading>
      <Section>
        <HospitalProfile hospital={hospital} language={language} text={text} />
        {children}
        <Notice wide>
          <p>{text.noPartnership}</p>
          {hospital.sample ? <p>{text.detail.sample}</p> : null}
        </Notice>
      </Section>
      {jsonLd.map((data) => (
        <JsonLd key={String(data["@type"])} data={data} />
      ))}
    </>
  );
}
