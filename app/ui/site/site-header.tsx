import { Icon } from "../art/icons";
import { Mark } from "../art/mark";
import { ButtonLink } from "../button";
import { container } from "../container.css";
import { HiddenFields } from "../form/hidden-fields";
import type { AccountMenu, LanguageSwitchProps, SiteLink, ThemeSwitchProps } from "./site";
import * as styles from "./site-header.css";
import { LanguageSwitch, ThemeSwitch } from "./switches";

export interface SiteHeaderProps {
  brand: string;
  /** Where the mark leads. */
  home: string;
  links: readonly SiteLink[];
  language: LanguageSwitchProps;
  theme: ThemeSwitchProps;
  account: AccountMenu;
  /** The number itself, on a desk; left out where the owner has not entered one yet. */
  call?: SiteLink;
  /** On a desk; left out where a form stands on the page, or what became of one. */
  book?: SiteLink;
  text: {
    /** The navigation's label, e.g. "Main". */
    nav: string;
    /** On the button of the folded menu. */
    menu: string;
  };
}

/**
 * On a phone the mark, the other language in one tap, and a `<details>` with the rest; on a desk the
 * links, the number and the way to book. Both are in the page, so that neither needs a script.
 */
export function SiteHeader({
  brand,
  home,
  links,
  language,
  theme,
  account,
  call,
  book,
  text,
}: SiteHeaderProps) {
  const current = language.languages.find((one) => one.current);
  const others = language.languages.filter((one) => !one.current);
  return (
    <header className={styles.header}>
      <div className={`${container} ${styles.bar}`}>
        <a className={styles.brand} href={home}>
          <Mark />
          {brand}
        </a>
        <nav className={`${styles.inline} ${styles.nav}`} aria-label={text.nav}>
          <Links links={links} />
        </nav>
        <div className={`${styles.inline} ${book ? styles.tools : styles.toolsAlone}`}>
          {call ? (
            <a className={styles.call} href={call.href}>
              <Icon name="phone" size={20} />
              {call.label}
            </a>
          ) : null}
          {/* spaces of which a desk sees nothing: without them a browser of text reads one word */}{" "}
          <details className={styles.folded}>
            <summary className={styles.item}>
              <Icon name="globe" size={20} />
              <span lang={current?.code}>{current?.name}</span>
              <Icon name="chevron-down" size={16} />
            </summary>
            <div className={styles.panel}>
              <LanguageSwitch {...language} />
              <ThemeSwitch {...theme} withText />
            </div>
          </details>
          <Account {...account} />{" "}
          {book ? (
            <ButtonLink variant="call" href={book.href} className={styles.book}>
              {book.label}
            </ButtonLink>
          ) : null}
        </div>
        <div className={styles.oneTap}>
          <LanguageSwitch {...language} languages={others.filter(({ oneTap }) => oneTap)} />
        </div>
        <details className={styles.phoneMenu}>
          <summary className={styles.outlined}>
            <Icon name="menu" size={20} />
            {text.menu}
          </summary>
          <div className={styles.phonePanel}>
            <nav aria-label={text.nav}>
              <Links links={links} />
            </nav>
            <AccountLinks {...account} />
            <ThemeSwitch {...theme} withText />
            <LanguageSwitch {...language} languages={others.filter(({ oneTap }) => !oneTap)} />
          </div>
        </details>
      </div>
    </header>
  );
}

function Links({ links }: Pick<SiteHeaderProps, "links">) {
  return (
    <ul className={styles.list}>
      {links.map(({ href, label, current }) => (
        <li key={href}>
          <a className={styles.item} href={href} aria-current={current}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Account(account: AccountMenu) {
  if (account.kind === "guest") {
    return (
      <a className={styles.item} href={account.login.href}>
        {account.login.label}
      </a>
    );
  }
  return (
    <details className={styles.folded}>
      <summary className={styles.item}>
        <span className={styles.name}>{account.name}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={styles.panel}>
        <AccountLinks {...account} />
      </div>
    </details>
  );
}

function AccountLinks(account: AccountMenu) {
  if (account.kind === "guest") return <Links links={[account.login]} />;
  const { links, logout } = account;
  return (
    <>
      <Links links={links} />
      <form method="post" action={logout.action}>
        <HiddenFields values={logout.hidden} />
        <button type="submit" className={styles.item}>
          {logout.label}
        </button>
      </form>
    </>
  );
}
