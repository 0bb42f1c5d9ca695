import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { listAdminAccounts } from "~/features/accounts/account-rights.server";
import { audit } from "~/features/audit/audits.server";
import { writtenPhone } from "~/features/phone/phone.server";
import { csvResponse, csvTime, exportDetail } from "~/features/requests/csv.server";
import { actorName } from "~/features/requests/history.server";
import type { Person } from "~/features/sessions/person";
import { type Language, languageNames } from "~/locales/languages";
import { plainText } from "~/locales/plain-text";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import type { MessageQuery } from "./message-list";
import { allMessages, countListedMessages, type WholeMessage } from "./message-list.server";

/** Every message that the filter leaves as a file, noted in the audit before the first of them is sent. */
export async function messagesAsCsv(
  { db, now, clientAddress }: Pick<Context, "db" | "now" | "clientAddress">,
  filter: MessageQuery,
  person: Person,
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<Response> {
  const asking = { person, now: now() };
  await noteExport(db, filter, asking, clientAddress);
  const admins = await listAdminAccounts(db);
  const names = new Map(admins.map((admin) => [admin.id, actorName(admin)]));
  const { booking, dashboard, lists } = texts(language);
  const { csv } = lists;
  const header = [
    dashboard.list.reference,
    csv.received,
    csv.due,
    csv.replied,
    dashboard.list.status,
    csv.assignee,
    dashboard.list.name,
    dashboard.list.phone,
    booking.facts.email,
    dashboard.detail.language,
    csv.words,
  ];
  const name = `messages-${csvTime(asking.now.toISOString()).slice(0, 10)}`;
  const pieces = rowsOf(allMessages(db, filter, asking), names, language);
  return csvResponse({ name, header }, pieces, signal);
}

async function noteExport(
  db: Database,
  filter: MessageQuery,
  asking: { person: Person; now: Date },
  network: string,
) {
  await inTransaction(db, async (trx) => {
    const rows = await countListedMessages(trx, filter, asking);
    const entry = {
      kind: "messages-exported",
      actorId: asking.person.id,
      subjectId: null,
    } as const;
    await audit(trx, { ...entry, network, detail: exportDetail(rows, filter) }, asking.now);
  });
}

async function* rowsOf(
  pieces: AsyncIterable<WholeMessage[]>,
  names: ReadonlyMap<string, string>,
  language: Language,
) {
  const { statuses } = texts(language).dashboard.messages;
  const lineOf = (row: WholeMessage): string[] => [
    row.reference,
    csvTime(row.received_at),
    csvTime(row.due_at),
    csvTime(row.replied_at),
    plainText(statuses[row.status]),
    row.assigned_to === null ? "" : (names.get(row.assigned_to) ?? ""),
    row.name,
    row.phone ? writtenPhone(row.phone) : "",
    row.email,
    languageNames[row.language],
    row.message,
  ];
  for await (const piece of pieces) yield piece.map(lineOf);
}
