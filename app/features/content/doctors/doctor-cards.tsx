import { Icon } from "~/ui/art/icons";
import { Badge } from "~/ui/badge";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import * as cards from "../hospitals/hospital-cards.css";
import * as styles from "./doctor-cards.css";
import type { DoctorCard, doctorTexts } from "./doctors.server";

interface DoctorCardsProps {
  doctors: readonly DoctorCard[];
  text: ReturnType<typeof doctorTexts>;
  /** Heading level of the names. */
  level?: 2 | 3;
  /** A last card that fills the rest of its row. */
  children?: React.ReactNode;
}

/** Cards in the style of the hospital cards. Each links to the booking form, which names the doctor. */
export function DoctorCards({ doctors, text, level = 3, children }: DoctorCardsProps) {
  const Name = `h${level}` as const;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list
    <ul className={cards.grid} role="list">
      {doctors.map(({ id, name, lang, hospital, registration, ...doctor }) => (
        <li className={cards.card} key={id}>
          <Name className={cards.name} lang={lang}>
            {name}
          </Name>
          <p className={cards.specialties}>
            <b>{doctor.specialty}</b>{" "}
            {doctor.sample ? <Badge tone="sample">{text.sample}</Badge> : null}
          </p>
          <p className={cards.place}>
            {hospital ? (
              <>
                <Icon name="pin" size={18} />
                <span className={styles.hospital} lang={hospital.lang}>
                  <a href={hospital.href}>{hospital.name}</a>, {hospital.location}
                </span>
              </>
            ) : null}
          </p>
          <div className={styles.introduction}>
            {doctor.about ? <p lang={lang}>{doctor.about}</p> : null}
            {doctor.speaks ? <p>{doctor.speaks}</p> : null}
          </div>
          <p className={styles.registration} data-known={registration ? "" : undefined}>
            {registration ? (
              <>
                <span>{registration.number}</span>{" "}
                <a href={registration.link} rel="noopener">
                  {text.register}
                  <span className={visuallyHidden} lang={lang}>{` (${name})`}</span>
                </a>{" "}
                <span>{registration.asOf}</span>{" "}
                <a href={registration.source} rel="noopener">
                  {text.source}
                  <span className={visuallyHidden} lang={lang}>{` (${name})`}</span>
                </a>
              </>
            ) : (
              text.registrationNone
            )}
          </p>
          <a className={cards.askLink} href={doctor.bookingHref}>
            <span>
              {text.ask}
              <span className={visuallyHidden} lang={lang}>{` (${name})`}</span>
            </span>
            <Icon name="arrow-right" size={20} />
          </a>
        </li>
      ))}
      {children ? <li className={cards.lastCard}>{children}</li> : null}
    </ul>
  );
}

/** A section with some doctors and its own heading, for pages on other subjects. */
export function SomeDoctors({
  title,
  more,
  ...props
}: DoctorCardsProps & {
  title: string;
  /** The link to the full list of doctors. */
  more: { href: string; label: string } | null;
}) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <DoctorCards {...props} />
      {more ? (
        <ButtonRow stack>
          <ButtonLink variant="quiet" href={more.href}>
            {more.label}
          </ButtonLink>
        </ButtonRow>
      ) : null}
    </section>
  );
}
