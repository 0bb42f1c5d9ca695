import type { Queryable } from "#db/connection.server";
import { countFailedMails, type listFailedMails } from "~/features/mail/failed-mails.server";
import { formatDateTime, formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import type { MailedRequest } from "../mailed.server";
import { type MailQuery, mailStates } from "./mail-list";
import { mailPaths } from "./mail-paths.server";
import { kindWords, reasonWords } from "./mail-words.server";

export type MailListView = ReturnType<typeof mailListView>;

export function mailListView(
  list: Awaited<ReturnType<typeof listFailedMails>>,
  requests: ReadonlyMap<string, MailedRequest>,
  { state }: MailQuery,
  language: Language,
  hasMailServer: boolean,
) {
  const text = texts(language).undelivered;
  const empty = state === "open" && !hasMailServer ? "noServer" : state;
  const { title, text: emptyText } = text.empty[empty];
  return {
    path: mailPaths.list(language),
    state,
    states: mailStates.map((value) => ({ value, label: text.states[value] })),
    count: translator(language)("undelivered.count", { count: formatNumber(list.count, language) }),
    empty: list.rows.length > 0 ? null : { title, text: emptyText },
    rows: list.rows.map((mail) => {
      const request = requests.get(mail.requestId ?? "");
      const { settlement } = mail;
      return {
        id: mail.id,
        href: mailPaths.mail(mail.id, language),
        kind: kindWords(mail.kind, language),
        reference: request?.reference ?? "",
        recipient: mail.recipient,
        reason: reasonWords(mail, language).title,
        failedAt: formatDateTime(mail.failedAt, language),
        settled: settlement && {
          how: text.settled[settlement.as],
          at: formatDateTime(settlement.at, language),
        },
      };
    }),
    pagination: paginationOf(language, list, (page) =>
      mailPaths.list(language, { status: state === "open" ? undefined : state, page }),
    ),
  };
}

/** The dashboard's notice of failed mails; null if there are none. */
export async function undeliveredNotice(db: Queryable, language: Language) {
  const count = await countFailedMails(db);
  if (count === 0) return null;
  const { link } = texts(language).undelivered.notice;
  return {
    title: translator(language)("undelivered.notice.title", {
      count: formatNumber(count, language),
    }),
    link: { href: mailPaths.list(language), label: link },
  };
}

export async function failedMailsForSidebar(db: Queryable, language: Language) {
  return { count: await countFailedMails(db), words: texts(language).undelivered.states.open };
}
