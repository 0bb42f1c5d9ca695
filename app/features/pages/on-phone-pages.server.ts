import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";

/** The page shown instead of a page that needs a connection. */
export function offlinePage(language: Language) {
  const { booking, common, offline } = texts(language);
  const { title, text } = offline.page;
  return {
    meta: { title, description: text },
    text: offline.page,
    danger: booking.danger,
    offlinePages: [
      { href: paths.hospitals(language), label: common.nav.hospitals },
      { href: paths.process(language), label: common.nav.process },
      { href: paths.faqs(language), label: common.nav.faqs },
      { href: paths.unsent(language), label: offline.unsent.title },
    ],
  };
}

/** The page into which the phone's service worker inserts the unsent forms. */
export function unsentPage(language: Language) {
  const { booking, offline } = texts(language);
  const { unsent } = offline;
  return {
    meta: { title: unsent.title, description: unsent.lead },
    text: unsent,
    danger: booking.danger,
  };
}
