import type { Queryable } from "#db/connection.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { findUndoable } from "../undo.server";
import { bookingName } from "./booking-name.server";

/**
 * What was just done and can be taken back, for whichever page comes after it; null where there is
 * nothing, or something was done since.
 *
 * @param id the history's entry that the address names (`?undo=`)
 */
export async function undoNotice(db: Queryable, id: string | null, language: Language) {
  const found = id === null ? null : await findUndoable(db, id);
  if (!found) return null;
  const { dashboard, handling } = texts(language);
  const { reference, status } = found;
  return {
    text: translator(language)("handling.undo.notice", {
      name: bookingName(found, language),
      reference,
      status: dashboard.statuses[status],
    }),
    button: handling.undo.button,
    action: paths.dashboardRecord("bookings", found.bookingId, language, "undo"),
    entry: found.id,
  };
}
