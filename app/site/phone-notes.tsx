import { NOTES_ID } from "~/on-phone";
import * as styles from "./phone-notes.css";

/** Place where the worker inserts its notes; React does not change its content. */
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
