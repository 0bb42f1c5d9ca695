import { Scene } from "~/ui/art/scenes";
import { ButtonLink } from "~/ui/button";
import * as styles from "./not-here.css";

/** Asks for the hospital that is not on the list, where somebody who looked for it has come to its end. */
export function NotHere({
  href,
  text,
}: {
  href: string;
  text: { title: string; text: string; ask: string };
}) {
  return (
    <div className={styles.box}>
      <div className={styles.words}>
        <h2>{text.title}</h2>
        <p>{text.text}</p>
        <ButtonLink variant="call" href={href}>
          {text.ask}
        </ButtonLink>
      </div>
      <Scene name="calling" className={styles.scene} />
    </div>
  );
}
