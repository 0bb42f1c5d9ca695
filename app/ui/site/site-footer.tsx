import type { ReactNode } from "react";
import { Icon, type IconName } from "../art/icons";
import { container } from "../container.css";
import type { DataSaverSwitchProps, LanguageSwitchProps, SiteLink, ThemeSwitchProps } from "./site";
import * as styles from "./site-footer.css";
import { DataSaverSwitch, LanguageSwitch, ThemeSwitch } from "./switches";

export interface SiteFooterProps {
  /** `tel:`, `https://wa.me/…` and `mailto:` links. */
  contact: {
    title: string;
    links: readonly (SiteLink & { icon: IconName })[];
    address?: string;
    /** Link to an external map. */
    map?: SiteLink;
  };
  /** Page links in groups, with terms and privacy. */
  groups: readonly { title: string; links: readonly SiteLink[] }[];
  /** Registered name, if it differs from the company's name. */
  legalName?: string;
  /** Registration and licences, one per line; `lang` if it differs from the page's. */
  licences?: { lines: readonly string[]; lang: string | undefined };
  language: LanguageSwitchProps;
  theme: ThemeSwitchProps;
  dataSaver: DataSaverSwitchProps;
  /** Notice that the details are samples. */
  sampleNotice?: string;
  /** Start of the small print, before `sampleNotice`: the company's name. */
  children?: ReactNode;
}

export function SiteFooter({
  contact,
  groups,
  legalName,
  licences,
  language,
  theme,
  dataSaver,
  sampleNotice,
  children,
}: SiteFooterProps) {
  const { links, address, map } = contact;
  const pages = (
    <div className={styles.pages}>
      {groups.map(({ title, links }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {links.map(({ href, label, current }) => (
              <li key={href}>
                <a href={href} aria-current={current}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
  return (
    <footer className={styles.footer}>
      <div className={container}>
        {links.length > 0 || address || map ? (
          <div className={styles.columns}>
            <div>
              <h2>{contact.title}</h2>
              <ul>
                {links.map(({ href, label, icon }) => (
                  <li key={href}>
                    <a href={href}>
                      <Icon name={icon} size={20} />
                      {label}
                    </a>
                  </li>
                ))}
                {address ? (
                  <li>
                    <span>
                      <Icon name="pin" size={20} />
                      {address}
                    </span>
                  </li>
                ) : null}
                {map ? (
                  <li>
                    <a href={map.href} rel="noopener">
                      {map.label}
                    </a>
                  </li>
                ) : null}
              </ul>
            </div>
            {pages}
          </div>
        ) : (
          pages
        )}
        <div className={styles.small}>
          <div>
            <p>
              {children}
              {sampleNotice ? ` · ${sampleNotice}` : null}
            </p>
            {legalName ? <p>{legalName}</p> : null}
            {licences?.lines.map((line) => (
              <p key={line} lang={licences.lang}>
                {line}
              </p>
            ))}
          </div>
          <div className={styles.switches}>
            <LanguageSwitch {...language} />
            <div>
              <ThemeSwitch {...theme} withText />
              <DataSaverSwitch {...dataSaver} />
            </div>
          </div>
        </div>
      </div>
    </footer>
  );
}
