import { Icon } from "~/ui/art/icons";
import * as styles from "./danger-line.css";

/** Where to call first where a life is in danger: one sentence, its numbers to tap. */
export function DangerLine({ text }: { text: string }) {
  return (
    <div className={styles.danger}>
      <Icon name="alert" size={20} />
      <p>
        {text.split(NUMBER).map((part) =>
          NUMBER.test(part) ? (
            <a key={part} className={styles.number} href={`tel:${latin(part)}`}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
    </div>
  );
}

/** An emergency number in the digits of the page. */
const NUMBER = /([0-9\u09e6-\u09ef]{3,4})/;

function latin(digits: string): string {
  return digits.replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
}
