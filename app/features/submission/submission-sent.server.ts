import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import type { SentTexts } from "./submission-sent";

/** @param dueAt by when a coordinator replies, ISO 8601 UTC */
export function sentTexts(
  section: "booking" | "contact",
  dueAt: string,
  language: Language,
): SentTexts {
  const t = translator(language);
  return {
    ...texts(language).submission.sent,
    title: t(`${section}.sent.title`),
    next: t(`${section}.sent.next`, { time: formatDateTime(dueAt, language) }),
  };
}
