import type { Language } from "~/locales/languages";
import { translator } from "~/server/i18n.server";
import { compose, type MailCompany } from "./compose.server";
import type { Mail } from "./mail";

/**
 * Tells a coordinator in the account's language that stories wait for approval. Omits the stories' text.
 *
 * @param url address of the list of waiting stories
 */
export function coordinatorNewStoryMail({
  language,
  to,
  url,
  company,
}: {
  language: Language;
  to: string;
  url: string;
  company: MailCompany;
}): Mail {
  const t = translator(language);
  return compose("coordinator-new-story", to, t, company, {
    language,
    subject: t("mail.coordinatorNewStory.subject"),
    heading: t("mail.coordinatorNewStory.heading"),
    paragraphs: [t("mail.coordinatorNewStory.text")],
    link: { label: t("mail.coordinatorNewStory.link"), url },
    afterwards: [t("mail.coordinatorNewStory.once")],
  });
}
