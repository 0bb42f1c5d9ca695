import { useState } from "react";
import { Button } from "./button";
import * as styles from "./copy-text.css";
import { useHydrated } from "./use-hydrated";

/** A reference, large; one tap selects all of it, and where a script runs a button copies it. */
export function CopyText({
  value,
  text,
}: {
  value: string;
  text: { copy: string; copied: string };
}) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const canCopy = hydrated && "clipboard" in navigator;
  return (
    <div className={styles.copy}>
      <span className={styles.value}>{value}</span>
      {canCopy ? (
        <Button
          type="button"
          variant="quiet"
          icon={copied ? "check" : "copy"}
          onClick={() => navigator.clipboard.writeText(value).then(() => setCopied(true))}
        >
          <span aria-live="polite">{copied ? text.copied : text.copy}</span>
        </Button>
      ) : null}
    </div>
  );
}
