import { Icon } from "./art/icons";
import { CallableText } from "./callable-text";
import * as styles from "./danger-line.css";

/** Where to call first where a life is in danger: one sentence, its numbers to tap. */
export function DangerLine({ text }: { text: string }) {
  return (
    <div className={styles.danger}>
      <Icon name="alert" size={20} />
      <p>
        <CallableText className={styles.number}>{text}</CallableText>
      </p>
    </div>
  );
}
