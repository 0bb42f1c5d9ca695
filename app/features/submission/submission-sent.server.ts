import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { type TextKey, texts, translator } from "~/server/i18n.server";
import type { SentTexts } from "./submission-sent";

/** On to the page that says what has arrived, with thanks. */
export function toSentPage(context: Context, path: string, thanks: TextKey): Promise<Response> {
  // the page runs no script, so a script must not draw it either
  const headers = new Headers({ "X-Remix-Reload-Document": "true" });
  return redirectWithToast(context, path, { key: thanks, variant: "success" }, headers);
}

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
