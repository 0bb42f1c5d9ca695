import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { listAdminAccounts } from "~/features/accounts/account-rights.server";
import { audit } from "~/features/audit/audits.server";
import { csvResponse, csvTime, exportDetail } from "~/features/requests/csv.server";
import { factsOf } from "~/features/requests/fact-rows.server";
import { factCells, factName } from "~/features/requests/fact-words.server";
import { facts } from "~/features/requests/facts";
import { actorName } from "~/features/requests/history.server";
import type { Person } from "~/features/sessions/person";
import { type Language, languageNames } from "~/locales/languages";
import { plainText } from "~/locales/plain-text";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import type { BookingFilter } from "./booking-list";
import { allBookings, countListedBookings, type WholeBooking } from "./booking-list.server";

/** Every booking that the filter leaves as a file, noted in the audit before the first of them is sent. */
export async function bookingsAsCsv(
  { db, now, clientAddress }: Pick<Context, "db" | "now" | "clientAddress">,
  filter: BookingFilter,
  person: Person,
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<Response> {
  const asking = { person, now: now() };
  await noteExport(db, filter, asking, clientAddress);
  const admins = await listAdminAccounts(db);
  const names = new Map(admins.map((admin) => [admin.id, actorName(admin)]));
  const { dashboard, lists } = texts(language);
  const { csv } = lists;
  const header = [
    dashboard.list.reference,
    csv.received,
    csv.due,
    csv.replied,
    dashboard.list.status,
    csv.assignee,
    dashboard.detail.language,
    ...facts.map(({ key }) => factName(key, language)),
  ];
  const name = `bookings-${csvTime(asking.now.toISOString()).slice(0, 10)}`;
  const pieces = rowsOf(allBookings(db, filter, asking), names, language);
  return csvResponse({ name, header }, pieces, signal);
}

async function noteExport(
  db: Database,
  filter: BookingFilter,
  asking: { person: Person; now: Date },
  network: string,
) {
  await inTransaction(db, async (trx) => {
    const rows = await countListedBookings(trx, filter, asking);
    const entry = {
      kind: "bookings-exported",
      actorId: asking.person.id,
      subjectId: null,
    } as const;
    await audit(trx, { ...entry, network, detail: exportDetail(rows, filter) }, asking.now);
  });
}

async function* rowsOf(
  pieces: AsyncIterable<WholeBooking[]>,
  names: ReadonlyMap<string, string>,
  language: Language,
) {
  const { dashboard } = texts(language);
  const lineOf = (row: WholeBooking): string[] => [
    row.reference,
    csvTime(row.received_at),
    csvTime(row.due_at),
    csvTime(row.replied_at),
    plainText(dashboard.statuses[row.status]),
    row.assigned_to === null ? "" : (names.get(row.assigned_to) ?? ""),
    languageNames[row.language],
    ...factCells(factsOf(row), language),
  ];
  for await (const piece of pieces) yield piece.map(lineOf);
}
