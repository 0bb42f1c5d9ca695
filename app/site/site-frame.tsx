import { useLocation, useMatches } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { langIfOther, withoutLanguage } from "~/locales/languages";
import { frameOptionsOf } from "~/page-handle";
import { chatAbout, paths } from "~/paths";
import { SEARCH_FORM } from "~/preferences";
import { DocumentContext } from "~/server/document";
import { ActionBar } from "~/ui/site/action-bar";
import type { SiteLink } from "~/ui/site/site";
import { SiteFooter, type SiteFooterProps } from "~/ui/site/site-footer";
import { SiteHeader } from "~/ui/site/site-header";
import { DefaultButton, LanguageOffer } from "~/ui/site/switches";
import { SkipLink } from "~/ui/skip-link";
import { StaticToast } from "~/ui/toast/static-toast";
import type { ToastMessage } from "~/ui/toast/toast-message";
import { ToastProvider } from "~/ui/toast/toast-provider";
import { frameControls } from "./frame-controls";
import { PhoneNotes } from "./phone-notes";
import type { RootData } from "./root-data";

/**
 * The frame of every page: header, footer, the phone's action bar, toasts. The dashboard has its
 * own (`dashboard/frame.tsx`).
 */
export function SiteFrame({ root, children }: { root: RootData; children: ReactNode }) {
  const { pathname, search, key } = useLocation();
  const matches = useMatches();
  const isDashboard = matches.some(isDashboardPage);
  const { form, isConfirmation, isFamilyPage, about, ...options } = frameOptionsOf(matches);
  const { notFound } = useContext(DocumentContext);
  const hasSearchForm = options.hasSearchForm ?? notFound !== undefined;
  const typedFormId = form?.id ?? (hasSearchForm && SEARCH_FORM);
  const { language, company } = root;
  const { common } = root.text;
  const here = withoutLanguage(pathname);
  const link = (href: string, label: string): SiteLink => {
    if (withoutLanguage(href) !== here) return { href, label };
    // a full page load would empty the form
    return { href: form ? `#${form.id}` : href, label, current: "page" };
  };
  const sectionLink = (href: string, label: string): SiteLink => ({
    ...link(href, label),
    ...(here.startsWith(`${withoutLanguage(href)}/`) ? { current: "true" } : {}),
  });
  const controls = frameControls(root, pathname + search, { form, hasSearchForm });
  const { phone, whatsappUrl, email } = company;
  const call = phone ? { href: `tel:${phone}`, label: common.act.call } : undefined;
  const whatsapp = whatsappUrl ? { href: whatsappUrl, label: common.act.whatsapp } : undefined;
  const chatLink = whatsapp && { ...whatsapp, href: chatAbout(whatsapp.href, about) };
  const bookLink =
    form || isConfirmation || isFamilyPage
      ? undefined
      : { href: paths.booking(language), label: common.act.book };
  const { reference } = matches.at(-1)?.params ?? {};
  const writeLink =
    isFamilyPage && reference
      ? {
          href: `${form ? "" : paths.familyPage(reference, language)}#words`,
          label: common.act.write,
        }
      : undefined;
  const contactLinks: SiteFooterProps["contact"]["links"] = [
    ...(phone ? [{ href: `tel:${phone}`, label: company.phoneText, icon: "phone" } as const] : []),
    ...(whatsapp ? [{ ...whatsapp, icon: "chat" } as const] : []),
    ...(email ? [{ href: `mailto:${email}`, label: email, icon: "mail" } as const] : []),
  ];
  const findRequestLink = link(paths.requestNumber(language), common.nav.findRequest);
  const headerLinks = [
    sectionLink(paths.services(language), common.nav.services),
    sectionLink(paths.hospitals(language), common.nav.hospitals),
    sectionLink(paths.reviews(language), common.nav.reviews),
    sectionLink(paths.blog(language), common.nav.blog),
    sectionLink(paths.about(language), common.nav.about),
    sectionLink(paths.contact(language), common.nav.contact),
  ];
  const companyGroup = {
    title: company.name,
    links: [
      link(paths.about(language), common.nav.about),
      link(paths.contact(language), common.nav.contact),
      link(paths.terms(language), common.nav.terms),
      link(paths.privacy(language), common.nav.privacy),
    ],
  };
  const groups: SiteFooterProps["groups"] = [
    {
      title: common.footer.help,
      links: [
        link(paths.services(language), common.nav.services),
        link(paths.hospitals(language), common.nav.hospitals),
        link(paths.doctors(language), common.nav.doctors),
        link(paths.process(language), common.nav.process),
        link(paths.costs(language), common.nav.costs),
        link(paths.promise(language), common.nav.promise),
        link(paths.faqs(language), common.nav.faqs),
      ],
    },
    {
      title: common.footer.families,
      links: [
        link(paths.booking(language), common.nav.booking),
        findRequestLink,
        link(paths.reviews(language), common.nav.reviews),
        link(paths.shareYourStory(language), common.nav.shareYourStory),
        link(paths.blog(language), common.nav.blog),
      ],
    },
    companyGroup,
    ...(company.social.length > 0
      ? [
          {
            title: common.footer.follow,
            links: company.social.map(({ name, url }) => ({ href: url, label: name })),
          },
        ]
      : []),
  ];
  const toasts = {
    messages: root.toast && !isConfirmation ? [root.toast] : noToasts,
    text: { dismiss: common.close, region: common.notifications },
  };
  if (isDashboard) {
    return (
      <ToastProvider {...toasts} page={key}>
        <SkipLink text={common.skipToContent} />
        {children}
      </ToastProvider>
    );
  }
  return (
    <>
      <SkipLink text={common.skipToContent} />
      <PhoneNotes />
      {typedFormId ? <DefaultButton form={typedFormId} label={common.send} /> : null}
      {root.languageOffer ? (
        <LanguageOffer {...controls.language} offer={root.languageOffer} />
      ) : null}
      <SiteHeader
        brand={company.name}
        home={paths.home(language)}
        links={headerLinks}
        more={[findRequestLink]}
        {...controls}
        call={phone ? { href: `tel:${phone}`, label: company.phoneText } : undefined}
        book={bookLink}
        text={{ nav: common.nav.label, menu: common.menu }}
      />
      <main id="main" tabIndex={-1} data-answer={isConfirmation && ""}>
        {children}
      </main>
      <SiteFooter
        contact={{
          title: common.footer.reach,
          links: contactLinks,
          address: company.address,
          map: company.mapUrl ? { href: company.mapUrl, label: common.footer.map } : undefined,
        }}
        groups={isFamilyPage ? [companyGroup] : groups}
        legalName={company.legalName || undefined}
        licences={
          company.licences
            ? {
                lines: company.licences.lines,
                lang: langIfOther(company.licences.language, language),
              }
            : undefined
        }
        language={controls.language}
        theme={controls.theme}
        dataSaver={controls.dataSaver}
        // without a phone number no sample details are shown
        sampleNotice={company.sample && company.phone ? common.footer.sample : undefined}
      >
        {company.name}
      </SiteFooter>
      {/* people with a watch link call the family, not us */}
      {isFamilyPage && !reference ? null : (
        <ActionBar
          label={common.act.label}
          call={call}
          whatsapp={chatLink}
          mainLink={writeLink ?? bookLink}
        />
      )}
      <StaticToast {...toasts} />
    </>
  );
}

/** One array for all renders: a new one would trigger the toasts' effects. */
const noToasts: ToastMessage[] = [];

/** True for dashboard pages whose loader succeeded; refusals are shown in the site's frame. */
function isDashboardPage({ handle, data }: { handle: unknown; data: unknown }): boolean {
  const isFramed = (handle as { frame?: unknown } | undefined)?.frame === "dashboard";
  return isFramed && data !== undefined && data !== null;
}
