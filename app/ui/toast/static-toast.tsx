import { Icon, type IconName } from "../art/icons";
import { visuallyHidden } from "../visually-hidden.css";
import * as styles from "./toast.css";
import { ToastForm } from "./toast-form";
import type { ToastMessage, ToastVariant } from "./toast-message";

const icons: Record<ToastVariant, IconName> = {
  default: "info",
  success: "check",
  info: "info",
  warning: "alert",
  error: "alert",
  loading: "clock",
};

/** Server-rendered toasts; they time out and can be closed without JavaScript. */
export function StaticToast({
  messages,
  text,
  regionClass = styles.region,
}: {
  messages: readonly ToastMessage[];
  /** CSS class of its position; by default over the page. */
  regionClass?: string;
  text: {
    /** Label of the close button. */
    dismiss: string;
    /** Label of the toast region. */
    region: string;
  };
}) {
  if (messages.length === 0) return null;
  return (
    <section className={regionClass} aria-label={text.region}>
      {messages.map((message) => (
        <div key={message.id}>
          {message.dismissible ? (
            <input
              type="checkbox"
              id={staticToastId(message)}
              className={`${visuallyHidden} ${styles.dismiss}`}
              aria-label={text.dismiss}
            />
          ) : null}
          <div className={classes(message)} role="status">
            <Icon name={icons[message.variant]} />
            <div className={styles.body}>
              <p className={styles.words}>{message.text}</p>
              {message.button ? <ToastForm {...message.button} /> : null}
            </div>
            {message.dismissible ? (
              <label className={styles.close} htmlFor={staticToastId(message)}>
                <Icon name="close" size={20} />
              </label>
            ) : null}
          </div>
        </div>
      ))}
    </section>
  );
}

export function staticToastId({ id }: ToastMessage): string {
  return `toast-${id}`;
}

function classes({ variant, duration }: ToastMessage): string {
  const lasting = duration <= 0 ? "" : styles.lasting[durationKey(duration)];
  return `${styles.toast} ${styles.variant[variant]} ${lasting}`;
}

function durationKey(duration: number): keyof typeof styles.lasting {
  if (duration <= 4000) return "short";
  return duration <= 10_000 ? "long" : "longest";
}
