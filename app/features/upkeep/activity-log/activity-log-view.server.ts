import type { Queryable } from "#db/connection.server";
import { dayFields } from "~/dashboard/day-fields.server";
import {
  auditKinds,
  COMMAND_LINE,
  isAuditKind,
  isRecordKind,
  type RecordKind,
} from "~/features/audit/audit";
import { type AuditFilter, listAudit } from "~/features/audit/audits.server";
import {
  comparisonPath,
  deletedAmong,
  fieldNames,
  recordKindName,
} from "~/features/audit/record-history.server";
import { contentAreas } from "~/features/content/areas.server";
import { readReference } from "~/features/requests/reference";
import { requestPath } from "~/features/requests/request-path";
import { normaliseEmail } from "~/features/sessions/person";
import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { askedDay, readDay } from "~/locales/typed-day";
import { readPage } from "~/paging";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import { detailText } from "./detail-words.server";

export type AuditView = Awaited<ReturnType<typeof auditView>>;

export async function auditView(db: Queryable, query: URLSearchParams, language: Language) {
  const { audit: text } = texts(language).account;
  const filter = {
    kind: query.get("kind") ?? "",
    reference: normaliseReference(query.get("reference") ?? ""),
    email: normaliseEmail(query.get("email") ?? ""),
    network: (query.get("network") ?? "").trim(),
    from: askedDay(query.get("from")),
    to: askedDay(query.get("to")),
  };
  const list = await listAudit(db, auditFilterOf(filter, readPage(query.get("page"))));
  const deleted = await deletedAmong(
    db,
    list.rows.flatMap(({ record_id }) => record_id ?? []),
  );
  const kindName = (kind: string) => (isAuditKind(kind) ? text.kinds[kind] : kind);
  const personName = (id: string | null, email: string | null, nobody: string) =>
    id === null ? nobody : (email ?? text.gone);
  return {
    meta: { title: text.title },
    text,
    path: paths.dashboardPage("audit", language),
    filter,
    days: dayFields(filter, text, language),
    kinds: auditKinds.map((value) => ({ value, label: text.kinds[value] })),
    rows: list.rows.map((row) => {
      const isCommandLine = row.network === COMMAND_LINE;
      return {
        id: row.id,
        time: formatDateTime(row.at, language),
        event: kindName(row.kind),
        actor: personName(row.actor_id, row.actor, isCommandLine ? text.commandLine : text.nobody),
        subject: personName(row.subject_id, row.subject, ""),
        request: requestOf(row, language),
        network: isCommandLine ? "" : row.network,
        record: recordOf(row, deleted, language),
        change: changeOf(row, deleted, language),
        detail: detailText(row.kind, row.detail, language),
      };
    }),
    pagination: paginationOf(language, list, (page) =>
      paths.dashboardPage("audit", language, { ...filter, page }),
    ),
  };
}

type AuditRow = Awaited<ReturnType<typeof listAudit>>["rows"][number];

/** The request of the event, without a link if it was erased. */
function requestOf(
  {
    request_id: id,
    reference,
    request_kind: kind,
  }: Pick<AuditRow, "request_id" | "reference" | "request_kind">,
  language: Language,
): { reference: string; href: string | null } | null {
  if (id === null) return null;
  if (reference && kind) return { reference, href: requestPath({ kind, id }, language) };
  return { reference: texts(language).account.audit.erased, href: null };
}

/** The content record of the event, without a link if it was deleted. */
function recordOf(
  row: { record_kind: string | null; record_id: string | null },
  deleted: ReadonlySet<string>,
  language: Language,
): { label: string; href: string | null } | null {
  const { record_kind: kind, record_id: id } = row;
  if (id === null || !isRecordKind(kind)) return null;
  return {
    label: recordKindName(kind, language),
    href: deleted.has(id) ? null : paths.dashboardRecord(kind, id, language),
  };
}

/** The changed fields. For content, there is also a link to the comparison. */
function changeOf(
  row: AuditRow,
  deleted: ReadonlySet<string>,
  language: Language,
): { fields: string; href: string | null; label: string } | null {
  const { record_kind: kind, record_id: id, changed_fields: changed } = row;
  if (!changed) return null;
  const label = texts(language).editing.compare;
  if (id === null || !isRecordKind(kind)) {
    const { fields, ownProfile } = texts(language).account;
    const { publicName, speaks: spoken, photo } = ownProfile;
    const labels = { ...fields, publicName, spoken, photo };
    return { fields: fieldNames(changed, labels), href: null, label };
  }
  return {
    fields: fieldNames(changed, labelsOf(kind, language)),
    href: deleted.has(id) ? null : comparisonPath({ kind, id }, row, language),
    label,
  };
}

function labelsOf(kind: RecordKind, language: Language) {
  return contentAreas.find((area) => area.kind === kind)?.labels(language) ?? {};
}

/** Converts a valid reference to its stored form. Other text is not changed and finds nothing. */
function normaliseReference(typed: string): string {
  return readReference(typed) ?? typed.trim();
}

/** Converts the form's values to a filter. Days are in Dhaka time, which is UTC+6 all year. */
function auditFilterOf(
  filter: Record<"kind" | "reference" | "email" | "network" | "from" | "to", string>,
  page: number,
): AuditFilter {
  const { kind, reference, email, network } = filter;
  const [from, to] = [readDay(filter.from), readDay(filter.to)];
  return {
    kind: isAuditKind(kind) ? kind : undefined,
    reference: reference || undefined,
    email: email || undefined,
    network: network || undefined,
    from: from ? new Date(`${from}T00:00:00+06:00`).toISOString() : undefined,
    before: to ? new Date(Date.parse(`${to}T00:00:00+06:00`) + DAY_MS).toISOString() : undefined,
    page,
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
