import { Fragment, type ReactNode } from "react";
import { CARD_SIZES } from "~/features/pictures/picture";
import { type Language, langIfOther } from "~/locales/languages";
import { paths } from "~/paths";
import { Icon } from "~/ui/art/icons";
import { cover as covering } from "~/ui/card.css";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import { unbreakableName } from "./hospital";
import * as styles from "./hospital-cards.css";
import { HospitalCover } from "./hospital-cover";
import type { HospitalListPageData } from "./hospital-list-page.server";

/**
 * One grid with the hospitals of all countries. Each card links to the hospital's page; the card's last line links
 * to the booking form with the hospital chosen.
 */
export function HospitalCards({
  hospitals,
  language,
  askText,
  children,
}: {
  hospitals: HospitalListPageData["hospitals"];
  language: Language;
  askText: string;
  /** A last card that fills the rest of its row. */
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list
    <ul className={styles.grid} role="list">
      {hospitals.map(({ slug, name, location, specialties, more, accreditation, ...hospital }) => {
        const lang = langIfOther(hospital.language, language);
        return (
          <li className={styles.card} key={slug}>
            <HospitalCover
              hospital={hospital}
              language={language}
              sizes={CARD_SIZES}
              isDecoration
            />
            <h2 className={styles.name}>
              <a className={covering} href={paths.hospital(slug, language)} lang={lang}>
                {unbreakableName(name)}
              </a>
            </h2>
            <p className={styles.place}>
              <Icon name="pin" size={18} />
              <span lang={lang}>{location}</span>
            </p>
            <p className={styles.specialties}>
              {specialties.slice(0, -1).map((specialty) => (
                <Fragment key={specialty}>
                  <b>{specialty}</b>{" "}
                </Fragment>
              ))}
              <span>
                {specialties.slice(-1).map((specialty) => (
                  <b key={specialty}>{specialty}</b>
                ))}{" "}
                {more ? <small>{more}</small> : null}
              </span>
            </p>
            <p className={styles.accreditation} data-known={accreditation.isKnown || undefined}>
              {accreditation.isKnown ? <Icon name="shield" size={18} /> : null}
              {accreditation.text}
            </p>
            <a className={styles.askLink} href={paths.booking(language, { hospital: slug })}>
              <span>
                {askText}
                <span className={visuallyHidden} lang={lang}>
                  {` (${name})`}
                </span>
              </span>
              <Icon name="arrow-right" size={20} />
            </a>
          </li>
        );
      })}
      <li className={styles.lastCard}>{children}</li>
    </ul>
  );
}
