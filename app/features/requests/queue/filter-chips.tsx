import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { queue } from "~/locales/en/queue";
import { Icon } from "~/ui/art/icons";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import * as styles from "./queue.css";

export interface ChipView {
  key: string;
  label: string;
  count: string | null;
  /** True if pressing the chip removes the filter. */
  isActive: boolean;
  href: string;
}

export function FilterChips({
  chips,
  saved,
  text,
  children,
}: {
  chips: readonly ChipView[];
  /** The person's saved filters, and the link to their page. */
  saved: { chips: readonly ChipView[]; page: { href: string; label: string } | null };
  text: Pick<typeof queue, "filtersLabel" | "chips">;
  children?: ReactNode;
}) {
  if (chips.length === 0 && saved.chips.length === 0 && !saved.page && !children) return null;
  return (
    <nav aria-label={text.filtersLabel} className={styles.chips}>
      {[...chips, ...saved.chips].map(({ key, label, count, isActive, href }) => (
        <Link
          key={key}
          className={isActive ? styles.chipOn : styles.chip}
          to={href}
          aria-current={isActive ? "true" : undefined}
        >
          {key === "urgent" ? <span className={styles.dot} /> : null}
          {label} {count === null ? null : <span className={styles.chipCount}>{count}</span>}
          {isActive ? (
            <>
              <Icon name="close" size={14} />
              <span className={visuallyHidden}>{text.chips.remove}</span>
            </>
          ) : null}
        </Link>
      ))}
      {children}
      {saved.page ? (
        <Link className={styles.chip} to={saved.page.href} title={saved.page.label}>
          <Icon name="star" size={18} />
          <span className={styles.chipOnPhone}>{saved.page.label}</span>
        </Link>
      ) : null}
    </nav>
  );
}
