import { Link, useLocation, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { frameOptionsOf } from "~/page-handle";
import { SEARCH_FORM } from "~/preferences";
import { frameControls } from "~/site/frame-controls";
import { useRootData } from "~/site/root-data";
import { Icon } from "~/ui/art/icons";
import { Mark } from "~/ui/art/mark";
import { HiddenFields } from "~/ui/form/hidden-fields";
import type { AccountMenu } from "~/ui/site/site";
import { DefaultButton, LanguageSwitch, ThemeSwitch } from "~/ui/site/switches";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import { AskBeforeLeaving } from "./ask-before-leaving";
import * as styles from "./frame.css";
import { Initials, type Photo } from "./initials";
import type { Navigation } from "./navigation.server";

/** Frame of every dashboard page: a sidebar on desktop, a menu on phones. */
export function DashboardFrame({
  navigation,
  children,
}: {
  /** With the signed-in coordinator's photo. */
  navigation: Navigation & { photo: Photo | null };
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const root = useRootData();
  const { form, hasSearchForm } = frameOptionsOf(useMatches());
  const typedFormId = form?.id ?? (hasSearchForm && SEARCH_FORM);
  const { language, theme, account } = frameControls(root, pathname + search, {
    form,
    hasSearchForm,
  });
  const photo = root.usesDataSaver ? null : navigation.photo;
  const links = <Groups navigation={navigation} pathname={pathname} />;
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        {typedFormId ? <DefaultButton form={typedFormId} label={root.text.common.send} /> : null}
        <div className={styles.side}>
          <Link className={styles.brand} to={navigation.home}>
            <Mark size={30} />
            {root.company.name}
          </Link>
          <nav aria-label={navigation.label}>{links}</nav>
          <div className={styles.me}>
            <details className={styles.account} key={pathname}>
              <summary>
                <Initials name={nameOf(account)} photo={photo} isOwn />
                <span className={styles.name}>{nameOf(account)}</span>
              </summary>
              <AccountLinks account={account} />
              <LanguageSwitch {...language} />
            </details>
            <ThemeSwitch {...theme} />
          </div>
        </div>
        <div className={styles.bar}>
          {/* a new key closes the menu on the next page */}
          <details key={pathname}>
            <summary>
              <Icon name="menu" size={20} />
              {navigation.menu}
            </summary>
            <div className={styles.panel}>
              <nav aria-label={navigation.label}>{links}</nav>
              <div className={styles.panelAccount}>
                <p>
                  <Initials name={nameOf(account)} photo={photo} isOwn /> {nameOf(account)}
                </p>
                <AccountLinks account={account} />
                <ThemeSwitch {...theme} withText />
                <LanguageSwitch {...language} />
              </div>
            </div>
          </details>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <AskBeforeLeaving text={navigation.leaving} />
    </div>
  );
}

function Groups({ navigation, pathname }: { navigation: Navigation; pathname: string }) {
  return navigation.groups.map(({ title, items }) => (
    <div className={styles.group} key={items[0]?.href}>
      {title ? <p className={styles.groupTitle}>{title}</p> : null}
      <ul className={styles.links}>
        {items.map(({ href, label, icon, waiting }) => (
          <li key={href}>
            <Link
              className={styles.link}
              to={href}
              aria-current={isHere(href, pathname, navigation.home) ? "page" : undefined}
            >
              <Icon name={icon} size={18} />
              <span className={styles.linkLabel}>{label}</span>
              {waiting ? (
                <span className={waiting.alarm ? styles.alarm : styles.waiting}>
                  {waiting.text}
                  <span className={visuallyHidden}> {waiting.words}</span>
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

function isHere(href: string, pathname: string, home: string): boolean {
  if (pathname === href) return true;
  return href !== home && pathname.startsWith(`${href}/`);
}

function nameOf(account: AccountMenu): string {
  return account.kind === "person" ? account.name : account.login.label;
}

/** The menu contains only the log-out, because the person is on the dashboard already. */
function AccountLinks({ account }: { account: AccountMenu }) {
  if (account.kind === "guest") return null;
  return (
    <form method="post" action={account.logout.action}>
      <HiddenFields values={account.logout.hidden} />
      <button type="submit" className={styles.link}>
        {account.logout.label}
      </button>
    </form>
  );
}
