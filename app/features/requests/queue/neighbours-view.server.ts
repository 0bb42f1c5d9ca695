import type { Person } from "~/features/sessions/person";
import { formatNumber } from "~/locales/format";
import type { Query } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, translator } from "~/server/i18n.server";
import type { RequestKey } from "../request-key";
import { requestPath } from "../request-path";
import { queueQuery, readQueueFilter } from "./filter";
import { nextRequest } from "./next-view.server";
import { positionInQueue } from "./place.server";

/** Position and neighbours of a request in the list from which it was opened. */
export interface NeighboursView {
  /** A sentence that names the next request; null if there is none. */
  next: string | null;
  nextHref: string | null;
  /** The list's filter, for links back to it. */
  query: Query;
  /** Null if the request is not in that list. */
  place: { text: string; previous: string | null; next: string | null } | null;
}

/** @param id of the request */
export async function neighboursView(
  request: Request,
  context: Context,
  id: string,
  person: Person,
): Promise<NeighboursView> {
  const language = languageOf(request);
  const now = context.now();
  const next = await nextRequest(context.db, { except: id, person, language, now });
  const filter = readQueueFilter(new URL(request.url).searchParams);
  const query = queueQuery({ ...filter, page: 1, still: false });
  const place = await positionInQueue(context.db, filter, id, person, now);
  const linkTo = (other: RequestKey | null) => other && requestPath(other, language, "", query);
  const number = (value: number) => formatNumber(value, language);
  return {
    next: next?.text ?? null,
    nextHref: next?.href ?? null,
    query,
    place: place && {
      text:
        place.number === null || place.count === null
          ? ""
          : translator(language)("requestWork.place.of", {
              number: number(place.number),
              count: number(place.count),
            }),
      previous: linkTo(place.previous),
      next: linkTo(place.next),
    },
  };
}
