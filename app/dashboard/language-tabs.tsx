import { Link } from "@remix-run/react";
import { LanguageDot } from "./language-dot";
import * as styles from "./translations.css";
import type { LanguageMark } from "./translations.server";

/** The languages of a record: links, so that they work everywhere and can be opened side by side. */
export function LanguageTabs({
  label,
  tabs,
  facts,
}: {
  /** Names the navigation, e.g. "Languages". */
  label: string;
  tabs: readonly (LanguageMark & { href: string; current: boolean })[];
  /** Behind them, what is the same in all languages. */
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
