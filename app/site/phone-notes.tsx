import { NOTES_ID } from "~/on-phone";
import * as styles from "./phone-notes.css";

/** Place for the worker's notes; React leaves its content alone. */
export function PhoneNotes() {
  return (
    <div
      id={NOTES_ID}
      className={styles.notes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
