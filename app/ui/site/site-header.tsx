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
  /** Link of the logo. */
  home: string;
  links: readonly SiteLink[];
  /** Only in the phone's menu: the desktop has no room. */
  more: readonly SiteLink[];
  language: LanguageSwitchProps;
  theme: ThemeSwitchProps;
  account: AccountMenu;
  /** Shown from tablets up; absent until the company has entered a number. */
  call?: SiteLink;
  /** Shown from tablets up; absent on a family's page, and with a form or its confirmation. */
  book?: SiteLink;
  text: {
    /** Label of the navigation, e.g. "Main". */
    nav: string;
    /** Label of the menu button. */
    menu: string;
  };
}

/**
 * Phones show the logo, one other language and a `<details>` menu. Wider screens show links, phone
 * number and booking button. The page contains both versions, so neither needs JavaScript.
 */
export function SiteHeader({
  brand,
  home,
  links,
  more,
  language,
  theme,
  account,
  call,
  book,
  text,
}: SiteHeaderProps) {
  const current = language.languages.find((one) => one.current);
  const otherLanguages = language.languages.filter((one) => !one.current);
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
          {/* invisible spaces separate the words in text browsers */}{" "}
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
          <LanguageSwitch
            {...language}
            languages={otherLanguages.filter(({ isOneTap }) => isOneTap)}
          />
        </div>
        <details className={styles.phoneMenu}>
          <summary className={styles.outlined}>
            <Icon name="menu" size={20} />
            {text.menu}
          </summary>
          <div className={styles.phonePanel}>
            <nav aria-label={text.nav}>
              <Links links={[...links, ...more]} />
            </nav>
            <AccountLinks {...account} />
            <ThemeSwitch {...theme} withText />
            <LanguageSwitch
              {...language}
              languages={otherLanguages.filter(({ isOneTap }) => !isOneTap)}
            />
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
