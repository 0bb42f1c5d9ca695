import { useLocation, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { languageNames, languages, withoutLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import { ActionBar } from "~/ui/site/action-bar";
import type { AccountMenu, LanguageSwitchProps, SiteLink } from "~/ui/site/site";
import { SiteFooter } from "~/ui/site/site-footer";
import { SiteHeader } from "~/ui/site/site-header";
import { SkipLink } from "~/ui/skip-link";
import { type ToastMessage, ToastProvider } from "~/ui/toast";
import type { RootData } from "./root-data";

/** The furniture around every page: header, footer, the phone's action bar, toasts. */
export function SiteFrame({ root, children }: { root: RootData; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const isDashboard = useMatches().some((match) => isDashboardHandle(match.handle));
  const { language, company } = root;
  const { common } = root.text;
  const here = withoutLanguage(pathname);
  const hidden = { csrf: root.csrf, returnTo: pathname + search };
  const link = (href: string, label: string): SiteLink => ({
    href,
    label,
    current: withoutLanguage(href) === here,
  });
  const switchLanguage: LanguageSwitchProps = {
    form: { action: paths.setLanguage(), hidden },
    label: common.language,
    languages: languages.map((code) => ({
      code,
      name: languageNames[code],
      current: code === language,
    })),
  };
  const call = { href: `tel:${company.phone}`, label: common.act.call };
  const main = [
    link(paths.services(language), common.nav.services),
    link(paths.hospitals(language), common.nav.hospitals),
    link(paths.reviews(language), common.nav.reviews),
    link(paths.blog(language), common.nav.blog),
    link(paths.about(language), common.nav.about),
    link(paths.contact(language), common.nav.contact),
  ];
  return (
    <ToastProvider
      messages={root.toast ? [root.toast] : noToasts}
      text={{ dismiss: common.close, region: common.notifications }}
    >
      <SkipLink text={common.skipToContent} />
      <SiteHeader
        brand={root.brand}
        home={isDashboard ? paths.dashboard(language) : paths.home(language)}
        links={isDashboard ? [] : main}
        language={switchLanguage}
        theme={{
          form: { action: paths.setTheme(), hidden },
          theme: root.theme,
          text: common.theme,
        }}
        account={accountMenu(root, hidden)}
        text={{ nav: common.nav.label, menu: common.menu }}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {!isDashboard && (
        <SiteFooter
          contact={{
            title: common.footer.reach,
            links: [
              { href: `tel:${company.phone}`, label: company.phoneText, icon: "phone" },
              { href: company.whatsappUrl, label: common.act.whatsapp, icon: "chat" },
              { href: `mailto:${company.email}`, label: company.email, icon: "mail" },
            ],
            address: company.address,
          }}
          groups={[
            {
              title: common.footer.pages,
              links: [
                ...main,
                link(paths.process(language), common.nav.process),
                link(paths.faqs(language), common.nav.faqs),
                link(paths.shareYourStory(language), common.nav.shareYourStory),
                link(paths.booking(language), common.nav.booking),
                link(paths.terms(language), common.nav.terms),
                link(paths.privacy(language), common.nav.privacy),
              ],
            },
            ...(company.social.length > 0
              ? [
                  {
                    title: common.footer.follow,
                    links: company.social.map(({ name, url }) => ({ href: url, label: name })),
                  },
                ]
              : []),
          ]}
          language={switchLanguage}
          sampleNotice={company.sample ? common.footer.sample : undefined}
        >
          {company.name}
        </SiteFooter>
      )}
      {!isDashboard && (
        <ActionBar
          label={common.act.label}
          call={call}
          whatsapp={{ href: company.whatsappUrl, label: common.act.whatsapp }}
          book={{ href: paths.booking(language), label: common.act.book }}
        />
      )}
    </ToastProvider>
  );
}

/** One array for all, so that a page without a toast does not look changed to its effects. */
const noToasts: ToastMessage[] = [];

/** Pages of the dashboard say so in their handle: they have a navigation of their own. */
function isDashboardHandle(handle: unknown): boolean {
  return (handle as { frame?: unknown } | undefined)?.frame === "dashboard";
}

function accountMenu(root: RootData, hidden: Record<string, string>): AccountMenu {
  const { language, person } = root;
  const { account } = root.text.common;
  if (!person) {
    return { kind: "guest", login: { href: paths.login(language), label: account.login } };
  }
  const links = [{ href: paths.profile(language), label: account.profile }];
  if (person.role === "admin") {
    links.unshift({ href: paths.dashboard(language), label: account.dashboard });
  }
  return {
    kind: "person",
    name: person.name || account.menu,
    links,
    logout: { action: paths.logout(), hidden, label: account.logout },
  };
}
