import { useRootData } from "~/site/root-data";
import { StaticToast } from "~/ui/toast/static-toast";
import * as styles from "./sent-thanks.css";

/** A permanent thank-you message below the heading. It replaces the toast. */
export function SentThanks() {
  const { toast, text } = useRootData();
  if (!toast) return null;
  const { close, notifications } = text.common;
  return (
    <StaticToast
      regionClass={styles.thanks}
      messages={[{ ...toast, duration: 0 }]}
      text={{ dismiss: close, region: notifications }}
    />
  );
}
