import { CallRow } from "~/features/submission/call-row";
import type { booking } from "~/locales/en/booking";
import * as styles from "./booking-aside.css";

/** What else there is to do, and what becomes of the form. */
export function BookingAside({ text }: { text: typeof booking.aside }) {
  return (
    <>
      <section className={styles.talk}>
        <h2 className={styles.title}>{text.title}</h2>
        <p>{text.text}</p>
        <CallRow />
      </section>
      <section className={styles.next}>
        <h2 className={styles.title}>{text.nextTitle}</h2>
        <ol className={styles.stations}>
          {text.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </>
  );
}
