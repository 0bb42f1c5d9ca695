import { queueQuery, readQueueFilter } from "~/features/requests/queue";
import type { RequestKey } from "~/features/requests/request-key";
import type { Person } from "~/features/sessions/person";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths, type Query } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, translator } from "~/server/i18n.server";
import { placeInQueue } from "../queue-place.server";
import { nextRequest } from "./next-request.server";

/** What a request's page says of the list that one came from, which its address names as the list does. */
export interface AroundView {
  /** Who is opened after it is saved, in a sentence; null where nobody waits. */
  next: string | null;
  /** The filter, for links and forms that shall lead back to the same list. */
  query: Query;
  /** Null where it does not stand in that list. */
  place: { text: string; previous: string | null; next: string | null } | null;
}

export async function aroundRequest(
  request: Request,
  context: Context,
  key: RequestKey,
  person: Person,
): Promise<AroundView> {
  const language = languageOf(request);
  const now = context.now();
  const next = await nextRequest(context.db, { except: key, person, language, now });
  const filter = readQueueFilter(new URL(request.url).searchParams);
  const query = queueQuery({ ...filter, page: 1, still: false });
  const place = await placeInQueue(context.db, filter, key, person, now);
  const at = (other: RequestKey | null) => other && requestPath(other, language, query);
  const number = (value: number) => formatNumber(value, language);
  return {
    next: next?.text ?? null,
    query,
    place: place && {
      text:
        place.number === null || place.count === null
          ? ""
          : translator(language)("requestWork.place.of", {
              number: number(place.number),
              count: number(place.count),
            }),
      previous: at(place.previous),
      next: at(place.next),
    },
  };
}

/** A request's page, as opened from a list. @param query the list's filter */
export function requestPath({ kind, id }: RequestKey, language: Language, query: Query): string {
  const area = kind === "booking" ? "bookings" : "contacts";
  return paths.dashboardRecord(area, id, language, "", query);
}
