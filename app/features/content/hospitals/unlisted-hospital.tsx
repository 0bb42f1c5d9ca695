import type { ReactNode } from "react";
import { Scene } from "~/ui/art/scenes";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { bookingButton } from "./booking-button.css";
import * as styles from "./unlisted-hospital.css";

/** The card after the search results, where families can ask for an unlisted hospital or doctor. */
export function UnlistedHospital({
  href,
  text,
  children,
}: {
  href: string;
  text: { title: string; text: string; ask: string };
  children: ReactNode;
}) {
  return (
    <div className={styles.box}>
      <div className={styles.words}>
        <h2>{text.title}</h2>
        <p>{text.text}</p>
        <ButtonRow stack>
          <ButtonLink className={bookingButton} href={href}>
            {text.ask}
          </ButtonLink>
          {children}
        </ButtonRow>
      </div>
      <Scene name="calling" className={styles.scene} />
    </div>
  );
}
