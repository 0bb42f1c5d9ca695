import { Link } from "@remix-run/react";
import { LanguageDot } from "./language-dot";
import * as styles from "./translations.css";
import type { LanguageMark } from "./translations.server";

/**
 * Tabs for a record's languages. They are links, so that they work without JavaScript, and can be
 * opened in several windows.
 */
export function LanguageTabs({
  label,
  tabs,
  facts,
}: {
  /** Label of the navigation, e.g. "Languages". */
  label: string;
  tabs: readonly (LanguageMark & { href: string; current: boolean })[];
  /** The last tab, for facts that are the same in all languages. */
  facts?: { href: string; name: string; current: boolean } | null;
}) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ code, name, href, current, state, text }) => (
          <li key={code}>
            <Link className={styles.tab} to={href} aria-current={current ? "page" : undefined}>
              <LanguageDot state={state} />
              <span lang={code}>{name}</span>
              <span className={styles.tabState}>{text}</span>
            </Link>
          </li>
        ))}
        {facts ? (
          <li>
            <Link
              className={styles.tab}
              to={facts.href}
              aria-current={facts.current ? "page" : undefined}
            >
              {facts.name}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
