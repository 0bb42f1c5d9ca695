import type { booking } from "~/locales/en/booking";
import { useRootData } from "~/site/root-data";
import { ButtonLink } from "~/ui/button";
import * as styles from "./aside.css";

export interface RequestAsideProps {
  text: typeof booking.aside;
  /** Link to the privacy page. */
  privacyHref: string;
}

/** Information beside the form: other ways to reach us, the next steps, and the readers of the form. */
export function RequestAside({ text, privacyHref }: RequestAsideProps) {
  return (
    <>
      <Talk text={text} />
      <section className={styles.part}>
        <h2 className={styles.title}>{text.nextTitle}</h2>
        <ol className={styles.stations}>
          {text.next.map((step) => (
            <li className={styles.station} key={step}>
              {step}
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.part}>
        <h2 className={styles.title}>{text.whoTitle}</h2>
        <p>
          {text.privacy} <a href={privacyHref}>{text.privacyLink}</a>
        </p>
      </section>
    </>
  );
}

function Talk({ text }: Pick<RequestAsideProps, "text">) {
  const { company, text: shared } = useRootData();
  const { act } = shared.common;
  return (
    <section className={styles.talk}>
      <h2 className={styles.title}>{text.title}</h2>
      <p>{text.text}</p>
      <p className={styles.number}>{company.phoneText}</p>
      <div className={styles.buttons}>
        <ButtonLink variant="call" icon="phone" href={`tel:${company.phone}`}>
          {act.call}
        </ButtonLink>{" "}
        {company.whatsappUrl ? (
          <ButtonLink variant="quiet" icon="chat" href={company.whatsappUrl}>
            {act.whatsapp}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
