import { isStatus } from "~/features/bookings/statuses";
import { type ClockView, waitingView } from "~/features/requests/dashboard/clock-view.server";
import { nameOrNumber, phoneView } from "~/features/requests/dashboard/contact-links.server";
import { noFilter, type QueueRow, queueQuery } from "~/features/requests/queue";
import type { Flood } from "~/features/requests/queue-conditions.server";
import { isServiceKey } from "~/features/services/service";
import type { Person } from "~/features/sessions/person";
import { formatLately, formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths, type Query } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { requestPath } from "./around-request.server";

export interface RowContext {
  language: Language;
  now: Date;
  person: Pick<Person, "id">;
  /** Coordinators' names by their ids. */
  names: ReadonlyMap<string, string>;
  /** The list's filter, which the pages of its requests name. */
  query: Query;
}

export type QueueRowView = ReturnType<typeof rowView>;

/** One request in two lines. */
export function rowView(row: QueueRow, context: RowContext) {
  const { language, names, query } = context;
  const { queue } = texts(language);
  const name = shortened(nameOrNumber(row, language), NAME_MAX);
  const reached = phoneView(row.phone);
  // who is part of another request is spoken with there
  const phone = row.status === "duplicate" ? null : reached;
  const isMine = row.assignedTo === context.person.id;
  const owner =
    row.assignedTo === null
      ? null
      : shortened(names.get(row.assignedTo) ?? row.assignedTo, NAME_MAX);
  return {
    kind: row.kind,
    id: row.id,
    reference: row.reference,
    href: requestPath(row, language, query),
    name,
    // not "Call Call back"
    person: row.name === "" ? (reached?.text ?? name) : name,
    urgent: row.urgent,
    callBack: row.callBack,
    phone,
    reached: reached?.text ?? row.email,
    about: aboutOf(row, language),
    words: isErased(row) ? "" : row.words.replace(/\s+/g, " ").trim(),
    language: row.language,
    clock: clockOf(row, context),
    seen: row.assignedTo ?? "",
    isOver: OVER.includes(row.status),
    owner:
      owner === null
        ? null
        : {
            name: owner,
            mine: isMine,
            words: isMine ? queue.mine : translator(language)("queue.hasIt", { name: owner }),
          },
  };
}

/** All that came in one flood, in one line that leads to them. */
export function floodView({ mark, count, urgent, since }: Flood, { language, now }: RowContext) {
  const t = translator(language);
  const number = (value: number) => formatNumber(value, language);
  return {
    mark,
    href: paths.dashboard(language, queueQuery({ ...noFilter, flood: mark })),
    label: t("queue.flood.line", {
      count: number(count),
      time: formatLately(since, now, language),
    }),
    urgent: urgent > 0 ? t("queue.urgentCount", { count: number(urgent) }) : null,
  };
}

/** "Air ambulance · Rajshahi → India". */
function aboutOf(row: QueueRow, language: Language): string {
  const { queue, services, booking } = texts(language);
  if (row.kind === "message") return queue.message;
  const service = isServiceKey(row.service)
    ? services.items[row.service].name
    : row.callBack
      ? booking.facts.callBack
      : queue.booking;
  const way = [placeOf(row.location), placeOf(row.destination)].filter(Boolean).join(" → ");
  return [service, way].filter(Boolean).join(" · ");
}

/** So many letters of a place leave room for the country, and of a name for more than a row shows. */
const [PLACE_MAX, NAME_MAX] = [22, 60];

/** The place, without the ward and the street; all of it stands on the case. */
function placeOf(written: string): string {
  const [place = ""] = written.split(/[,،;\n]/u);
  const short = shortened(place.trim(), PLACE_MAX);
  // "Rajshahi Medical…" says as much as "Rajshahi Medical Colle…", and leaves the country in sight
  return short.endsWith("…") ? short.replace(/\s+[^\s…]*…$/u, "…") : short;
}

function shortened(text: string, max: number): string {
  const letters = [...text];
  return letters.length > max ? `${letters.slice(0, max).join("").trimEnd()}…` : text;
}

/** How long is left or over while nobody has replied; else where it stands. */
function clockOf(row: QueueRow, { language, now }: RowContext): ClockView {
  if (!isWaiting(row)) return { tone: "status", text: statusOf(row, language) };
  return waitingView(Date.parse(row.dueAt) - now.getTime(), language);
}

const OVER: readonly string[] = ["completed", "cancelled", "declined", "duplicate", "closed"];

/** What the family wrote since then stands in a request of its own. */
function isErased({ name, phone, email }: QueueRow): boolean {
  return name === "" && email === "" && !phone;
}

function isWaiting({ repliedAt, status }: QueueRow): boolean {
  return repliedAt === null && !OVER.includes(status);
}

function statusOf({ kind, status }: QueueRow, language: Language): string {
  const { statuses, messages } = texts(language).dashboard;
  if (kind === "booking" && isStatus(status)) return statuses[status];
  return status === "new" || status === "answered" || status === "closed"
    ? messages.statuses[status]
    : status;
}
