import type { Person } from "~/features/sessions/person";
import { formatDateTime, formatNumber, formatRecent } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths, type Query } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { isServiceKey } from "~/service-keys";
import { ADRIFT_MS } from "../follow-up";
import { isClosed } from "../life";
import {
  adriftView,
  type ClockView,
  dueFollowUpView,
  lostLinkView,
  waitingView,
} from "../promise/clock-view.server";
import { requestPath } from "../request-path";
import { phoneView } from "../ways.server";
import { requestName, statusNames } from "../words.server";
import { noFilter, queueQuery } from "./filter";
import type { Flood } from "./queue.server";
import type { QueueRow } from "./rows.server";

export interface RowContext {
  language: Language;
  now: Date;
  person: Pick<Person, "id">;
  names: ReadonlyMap<string, string>;
  /** Notes from colleagues who handed requests over to the reader, by request id. */
  notes?: ReadonlyMap<string, string>;
  /** The list's filter, which the links to its requests contain. */
  query: Query;
}

export type QueueRowView = ReturnType<typeof rowView>;

/** A request, shown in two lines. */
export function rowView(row: QueueRow, context: RowContext) {
  const { language, names, query } = context;
  const { queue } = texts(language);
  const name = displayName(row, language);
  const phoneLink = phoneView(row.phoneNumber);
  // the family of a merged request is contacted from the other request
  const phone = row.status === "duplicate" ? null : phoneLink;
  const isMine = row.assignedTo === context.person.id;
  const followUp = followUpOf(row, language);
  // an answered request shows its follow-up instead of the text
  const hasWords = !row.isErased && (row.isWaiting || followUp === null);
  const owner =
    row.assignedTo === null
      ? null
      : shortened(names.get(row.assignedTo) ?? queue.formerCoordinator, NAME_MAX);
  return {
    kind: row.kind,
    id: row.id,
    reference: row.reference,
    href: requestPath(row, language, "", query),
    name,
    // not `name`, which would make the label "Call Call back"
    nameOrNumber: row.fullName === "" ? (phoneLink?.text ?? name) : name,
    urgent: row.urgent,
    isCallBack: row.kind === "call_back",
    phone,
    contact: phoneLink?.text ?? row.email,
    summary: summaryOf(row, language),
    note: context.notes?.get(row.id) ?? null,
    lostLinkNote: row.linkWantedAt === null ? null : queue.wantsLink,
    again: followUp,
    words: hasWords ? row.words.replace(/\s+/g, " ").trim() : "",
    language: row.language,
    clock: rowClock(row, context),
    seen: row.assignedTo ?? "",
    isOver: isClosed(row.status),
    owner:
      owner === null
        ? null
        : {
            name: owner,
            isMine,
            words: isMine ? queue.mine : translator(language)("queue.hasIt", { name: owner }),
          },
  };
}

export function displayName(row: QueueRow, language: Language): string {
  return shortened(requestName(row, language), NAME_MAX);
}

/** A flood, shown in one line with a link to its requests. */
export function floodView({ mark, count, urgent, since }: Flood, { language, now }: RowContext) {
  const t = translator(language);
  const number = (value: number) => formatNumber(value, language);
  return {
    mark,
    href: paths.dashboard(language, queueQuery({ ...noFilter, flood: mark })),
    label: t("queue.flood.line", {
      count: number(count),
      time: formatRecent(since, now, language),
    }),
    urgent: urgent > 0 ? t("queue.urgentCount", { count: number(urgent) }) : null,
  };
}

/** "Air ambulance · Rajshahi → India". */
function summaryOf(row: QueueRow, language: Language): string {
  const { queue, services, booking } = texts(language);
  if (row.kind === "message") return queue.message;
  const service = isServiceKey(row.service)
    ? services.items[row.service].name
    : row.kind === "call_back"
      ? booking.facts.callBack
      : queue.booking;
  const route = [placeOf(row.location), placeOf(row.destination)].filter(Boolean).join(" → ");
  return [service, route].filter(Boolean).join(" · ");
}

/** Maximum characters of a place, so that the country fits beside it, and of a name. */
const [PLACE_MAX, NAME_MAX] = [22, 60];

/** A place without its ward and street; the request's page shows it in full. */
function placeOf(written: string): string {
  const [place = ""] = written.split(/[,،;\n]/u);
  const short = shortened(place.trim(), PLACE_MAX);
  // removes a truncated word, as in "Rajshahi Medical Colle…", so that the country fits
  return short.endsWith("…") ? short.replace(/\s+[^\s…]*…$/u, "…") : short;
}

function shortened(text: string, max: number): string {
  const letters = [...text];
  return letters.length > max ? `${letters.slice(0, max).join("").trimEnd()}…` : text;
}

/** The follow-up and its reason. */
export function followUpOf({ againAt, againWhy }: QueueRow, language: Language): string | null {
  if (againAt === null) return null;
  const at = formatDateTime(againAt, language, false);
  return [translator(language)("queue.again", { at }), againWhy].filter(Boolean).join(" · ");
}

/** Time left or overdue while a reply is owed; otherwise the reason why the request returned, or its status. */
export function rowClock(
  row: QueueRow,
  { language, now }: Pick<RowContext, "language" | "now">,
): ClockView {
  const { isWaiting, dueAt, linkWantedAt, againAt, adriftSince } = row;
  if (isWaiting) return waitingView(Date.parse(dueAt) - now.getTime(), language);
  if (linkWantedAt !== null) return lostLinkView(linkWantedAt, now, language);
  if (againAt !== null && againAt <= now.toISOString())
    return dueFollowUpView(againAt, now, language);
  const idleMs = adriftSince === null ? 0 : now.getTime() - Date.parse(adriftSince);
  if (idleMs > ADRIFT_MS) return adriftView(idleMs, language);
  return { tone: "status", text: statusNames(row.kind, language)[row.status] };
}
