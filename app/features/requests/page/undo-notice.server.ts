import type { Queryable } from "#db/connection.server";
import { hasReplyGoneOut, mailsAbout } from "~/features/mail/mail-states.server";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import { acts, channelOf } from "../act";
import type { HistoryEntry } from "../history";
import { isReadByFamily } from "../notices.server";
import { requestPath } from "../request-path";
import { findUndoable } from "../undo.server";
import { requestName, statusNames } from "../words.server";

/**
 * Offers to undo the act that was just recorded; null if the act can no longer be undone, or the
 * family already has its text.
 *
 * @param id event id from the address (`?undo=`)
 */
export async function undoNotice(
  db: Queryable,
  id: string | null,
  { now, language }: { now: Date; language: Language },
) {
  const found = id === null ? null : await findUndoable(db, id, now);
  if (!found || (await hasReachedFamily(db, found.act))) return null;
  const { act, request } = found;
  const { handling } = texts(language);
  const { reference, kind } = request;
  return {
    text: translator(language)("handling.undo.notice", {
      name: requestName(request, language),
      reference,
      what:
        act.kind === "move" && act.to
          ? statusNames(kind, language)[act.to]
          : actText(act, language),
    }),
    button: handling.undo.button,
    action: requestPath(request, language, "undo"),
    entryId: act.id,
  };
}

/** True if the family has read the text or got it in a mail, so that the act cannot be undone. */
async function hasReachedFamily(db: Queryable, act: HistoryEntry): Promise<boolean> {
  if (await isReadByFamily(db, act)) return true;
  const mails = await mailsAbout(db, [act.requestId]);
  return mails.some((mail) => mail.entryId === act.id && hasReplyGoneOut(mail));
}

/** Name of the act, as in the composer; the acts without a composer button have other texts. */
function actText({ kind, channel }: HistoryEntry, language: Language): string {
  const { composer, timeline } = texts(language).handling;
  if (kind === "kind") return timeline.madeBooking;
  if (kind === "again") return texts(language).requestWork.again.timeline.changed;
  if (kind === "note") return composer.acts.note;
  const contact = acts.find((act) => channel !== null && channelOf(act) === channel);
  return composer.acts[contact ?? "no-answer"];
}
