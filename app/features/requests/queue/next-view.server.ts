import type { Queryable } from "#db/connection.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { translator } from "~/server/i18n.server";
import { requestPath } from "../request-path";
import { requestName } from "../words.server";
import { nextInQueue } from "./queue.server";
import { rowClock } from "./row-view.server";

/**
 * Finds the request to open next, with a sentence that names it and its deadline.
 *
 * @param around `except`: id of the request that was just handled
 * @returns null if there is none
 */
export async function nextRequest(
  db: Queryable,
  around: { except: string; person: Pick<Person, "id">; language: Language; now: Date },
): Promise<{ href: string; text: string } | null> {
  const { except, person, language, now } = around;
  const next = await nextInQueue(db, person, now, except);
  if (!next) return null;
  return {
    href: requestPath(next, language),
    text: translator(language)("handling.composer.nextIs", {
      name: requestName(next, language),
      clock: rowClock(next, { language, now }).text,
    }),
  };
}
