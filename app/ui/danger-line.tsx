import { Icon } from "./art/icons";
import { CallableText } from "./callable-text";
import * as styles from "./danger-line.css";

/** Emergency numbers in one sentence, as links. */
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
