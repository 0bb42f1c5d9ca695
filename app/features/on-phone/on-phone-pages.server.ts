import { wordsOf } from "~/features/company/words.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";

/** What stands in place of a page that cannot be had without a line. */
export async function offlinePage(context: Context, language: Language) {
  const { booking, common, offline } = await wordsOf(context, language);
  const { title, text } = offline.page;
  return {
    meta: { title, description: text },
    text: offline.page,
    danger: booking.danger,
    kept: [
      { href: paths.hospitals(language), label: common.nav.hospitals },
      { href: paths.process(language), label: common.nav.process },
      { href: paths.faqs(language), label: common.nav.faqs },
      { href: paths.unsent(language), label: offline.unsent.title },
    ],
  };
}

/** What the phone writes its kept forms into. */
export async function unsentPage(context: Context, language: Language) {
  const { booking, offline } = await wordsOf(context, language);
  const { unsent } = offline;
  return {
    meta: { title: unsent.title, description: unsent.lead },
    text: unsent,
    danger: booking.danger,
  };
}
