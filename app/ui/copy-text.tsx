import { useState } from "react";
import { Icon } from "./art/icons";
import { Button } from "./button";
import * as styles from "./copy-text.css";
import { useHydrated } from "./use-hydrated";
import { visuallyHidden } from "./visually-hidden.css";

/**
 * Shows the button beside a number where the browser can write to its clipboard, and copies with it. On
 * pages that no script takes over. It has no words before, since browsers of text show what is hidden.
 */
const COPIES = `(b=>{let c=navigator.clipboard;let t=b.lastChild;c&&(b.hidden=!1,t.textContent=b.dataset.copy,b.onclick=()=>c.writeText(b.value).then(()=>{t.textContent=b.name}))})(document.querySelector("[data-copy]"))`;

/** A reference, large; one tap selects all of it, and where a script may run a button copies it. */
export function CopyText({
  value,
  text,
  nonce,
}: {
  value: string;
  text: { copy: string; copied: string };
  /** Of the page, which lets no other script run; without one there is no button. */
  nonce?: string;
}) {
  return (
    <div className={styles.copy}>
      <span className={styles.value}>{value}</span>
      {nonce ? (
        <>
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
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: COPIES }} />
        </>
      ) : null}
    </div>
  );
}

/** A small button beside a text that is copied; where no script runs there is none. */
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
