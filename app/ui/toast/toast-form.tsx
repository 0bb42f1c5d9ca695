import { HiddenFields } from "../form/hidden-fields";
import * as styles from "./toast.css";
import type { ToastButton } from "./toast-message";

/** The button of a toast: a form of its own, so that it works with and without scripts. */
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
