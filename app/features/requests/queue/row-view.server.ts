import type { Person } from "~/features/sessions/person";
import { formatLately, formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths, type Query } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { isServiceKey } from "~/service-keys";
import { isClosed } from "../life";
import { type ClockView, waitingView } from "../promise/clock-view.server";
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
  const name = nameShown(row, language);
  const reached = phoneView(row.phoneNumber);
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
    href: requestPath(row, language, "", query),
    name,
    // not "Call Call back"
    person: row.fullName === "" ? (reached?.text ?? name) : name,
    urgent: row.urgent,
    callBack: row.kind === "call_back",
    phone,
    reached: reached?.text ?? row.email,
    about: aboutOf(row, language),
    words: row.isErased ? "" : row.words.replace(/\s+/g, " ").trim(),
    language: row.language,
    clock: clockOf(row, context),
    seen: row.assignedTo ?? "",
    isOver: isClosed(row.status),
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

/** The name of a request in as many letters as there is room for. */
export function nameShown(row: QueueRow, language: Language): string {
  return shortened(requestName(row, language), NAME_MAX);
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
    : row.kind === "call_back"
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

/** Time left or over while nobody has replied; else the status. */
function clockOf(row: QueueRow, { language, now }: RowContext): ClockView {
  return row.isWaiting
    ? waitingView(Date.parse(row.dueAt) - now.getTime(), language)
    : { tone: "status", text: statusNames(row.kind, language)[row.status] };
}
