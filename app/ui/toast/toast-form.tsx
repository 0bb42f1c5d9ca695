import { HiddenFields } from "../form/hidden-fields";
import * as styles from "./toast.css";
import type { ToastButton } from "./toast-message";

/** A toast's button is a form, so that it works without JavaScript. */
export function ToastForm({ label, action, fields }: ToastButton) {
  return (
    <form method="post" action={action}>
      <HiddenFields values={fields} />
      <button className={styles.button} type="submit">
        {label}
      </button>
    </form>
  );
}
