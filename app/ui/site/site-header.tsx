import { Icon } from "../art/icons";
import { Mark } from "../art/mark";
import { HiddenFields } from "../form/form";
import { container } from "../page.css";
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
  text: {
    /** The navigation's label, e.g. "Main". */
    nav: string;
    /** On the button of the folded menu. */
    menu: string;
  };
}

/**
 * On a phone the links and switches fold into a `<details>`; both are in the page, so that neither
 * needs a script.
 */
export function SiteHeader({
  brand,
  home,
  links,
  language,
  theme,
  account,
  text,
}: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={`${container} ${styles.bar} ${links.length === 0 ? styles.wide : ""}`}>
        <a className={styles.brand} href={home}>
          <Mark />
          {brand}
        </a>
        {links.length > 0 ? (
          <nav className={`${styles.inline} ${styles.nav}`} aria-label={text.nav}>
            <Links links={links} />
          </nav>
        ) : null}
        <div className={styles.inline}>
          <LanguageSwitch {...language} />
          <ThemeSwitch {...theme} />
          <Account {...account} />
        </div>
        <details className={styles.phoneMenu}>
          <summary className={styles.outlined}>
            <Icon name="menu" size={20} />
            {text.menu}
          </summary>
          <div className={styles.phonePanel}>
            {links.length > 0 ? (
              <nav aria-label={text.nav}>
                <Links links={links} />
              </nav>
            ) : null}
            <AccountLinks {...account} />
            <ThemeSwitch {...theme} withText />
            <LanguageSwitch {...language} />
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
          <a className={styles.item} href={href} aria-current={current ? "page" : undefined}>
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
      <a className={styles.outlined} href={account.login.href}>
        {account.login.label}
      </a>
    );
  }
  return (
    <details className={styles.account}>
      <summary className={styles.outlined}>
        <Icon name="user" size={20} />
        <span className={styles.name}>{account.name}</span>
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
