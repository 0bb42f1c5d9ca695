import type { Queryable } from "#db/connection.server";
import { clockView } from "~/features/requests/dashboard/clock-view.server";
import { nameOrNumber } from "~/features/requests/dashboard/contact-links.server";
import { clockOf } from "~/features/requests/promise";
import type { RequestKey } from "~/features/requests/request-key";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { translator } from "~/server/i18n.server";
import { nextInQueue } from "../queue.server";

/**
 * Who is opened after a request was dealt with: their page, and a sentence that says who and by when.
 *
 * @param around `except`: the request that is dealt with
 * @returns null where nobody waits
 */
export async function nextRequest(
  db: Queryable,
  around: { except: RequestKey; person: Pick<Person, "id">; language: Language; now: Date },
): Promise<{ href: string; text: string } | null> {
  const { except, person, language, now } = around;
  const next = await nextInQueue(db, person, now, except);
  if (!next) return null;
  const receivedAt = next.waitsSince ?? next.receivedAt;
  const clock = clockOf({ ...next, receivedAt, repliedAt: null, open: true }, now);
  return {
    href: paths.dashboardRecord(
      next.kind === "booking" ? "bookings" : "contacts",
      next.id,
      language,
    ),
    text: translator(language)("handling.composer.nextIs", {
      name: nameOrNumber(next, language),
      clock: clockView(clock, language).text,
    }),
  };
}
