import { useState } from "react";
import { Icon } from "./art/icons";
import { Button } from "./button";
import * as styles from "./copy-text.css";
import { useHydrated } from "./use-hydrated";
import { visuallyHidden } from "./visually-hidden.css";

/**
 * A large reference, or a whole address, that people select with one tap. The public script adds
 * the copy button's label, because text browsers show hidden text.
 */
export function CopyText({
  value,
  text,
  isAddress,
}: {
  value: string;
  text: { copy: string; copied: string };
  isAddress?: boolean;
}) {
  return (
    <div className={styles.copy}>
      <span className={isAddress ? styles.address : styles.value}>{value}</span>
      <Button
        type="button"
        variant="text"
        icon="copy"
        hidden
        data-copy={text.copy}
        name={text.copied}
        value={value}
      >
        <span aria-live="polite" />
      </Button>
    </div>
  );
}

/** A small copy button; needs JavaScript, and is absent without it. */
export function CopyButton({
  value,
  text,
  className,
}: {
  value: string;
  text: { copy: string; copied: string };
  className?: string;
}) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  if (!hydrated || !("clipboard" in navigator)) return null;
  return (
    <button
      type="button"
      className={className}
      onClick={() => navigator.clipboard.writeText(value).then(() => setCopied(true))}
    >
      <Icon name={copied ? "check" : "copy"} size={20} />
      <span className={visuallyHidden} aria-live="polite">
        {copied ? text.copied : text.copy}
      </span>
    </button>
  );
}
