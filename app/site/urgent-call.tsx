import { Icon } from "~/ui/art/icons";
import { CallableText } from "~/ui/callable-text";
import { iconRow, number } from "~/ui/danger-line.css";
import { CallRow } from "./call-row";
import * as styles from "./urgent-call.css";

/** Shown above a form, for people who cannot wait. */
export function UrgentCall({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.urgent}>
      <div className={iconRow}>
        <Icon name="alert" size={20} />
        <p>
          <strong>{title}</strong>
          <br />
          <CallableText className={number}>{text}</CallableText>
        </p>
      </div>
      <CallRow />
    </div>
  );
}
