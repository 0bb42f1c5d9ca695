import { NOTES_ID } from "~/on-phone";
import * as styles from "./phone-notes.css";

/**
 * Where the phone's worker writes that a page comes from the phone, and what it keeps. React leaves alone
 * what stands in it.
 */
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
