import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { formatPhone } from "~/server/phone.server";
import { DOT } from "~/ui/dot";
import type { RequestRecord } from "../find.server";
import type { ChatNotice } from "../notices.server";
import { requestPath } from "../request-path";
import { peopleWithPage } from "./people-with-page.server";

export type NoticesView = ReturnType<typeof noticesView>;

/** People to notify on WhatsApp of news on their page; each gets one message for all the news. */
export function noticesView(
  found: RequestRecord,
  notices: readonly ChatNotice[],
  language: Language,
) {
  const people = found.isErased || found.partOf ? [] : peopleWithPage(found, language);
  return people.flatMap(({ id, name, phone, chat }) => {
    const newest = notices.find(
      ({ contactId, sentAt }) => (contactId ?? "") === id && sentAt === null,
    );
    if (!newest || !chat) return [];
    const number = formatPhone(phone);
    return {
      id: newest.id,
      // for somebody without a name, the name is the number already
      caption: [
        name,
        name.includes(number) ? "" : number,
        formatDateTime(newest.createdAt, language),
      ]
        .filter(Boolean)
        .join(DOT),
      prepareAction: requestPath(found, language, "notices"),
      sentAction: requestPath(found, language, "notices/sent"),
    };
  });
}
