import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { personalColumns } from "#db/schema";
import { columnsOf } from "./tables";

export type Table = keyof typeof personalColumns;
export const tables = Object.keys(personalColumns).filter(isTable);

/** A filled column and its value. */
export interface Filled {
  table: Table;
  column: string;
  value: string;
}

/** The lists of `personalColumns` for a table; no column appears twice. */
export function sectionsOf(table: Table) {
  const columns: {
    erased?: object;
    replaced?: Record<string, readonly string[]>;
    deleted?: readonly string[];
    kept?: Record<string, readonly string[]>;
    notPersonal: Record<string, readonly string[]>;
    download: readonly string[];
    withheld?: Record<string, readonly string[]>;
    ends?: string;
    sooner?: Record<string, string>;
  } = personalColumns[table];
  const sections = {
    erased: Object.keys(columns.erased ?? {}),
    replaced: Object.values(columns.replaced ?? {}).flat(),
    deleted: [...(columns.deleted ?? [])],
    kept: Object.values(columns.kept ?? {}).flat(),
    notPersonal: Object.values(columns.notPersonal).flat(),
  };
  const { erased, replaced, deleted, kept } = sections;
  return {
    ...sections,
    all: Object.values(sections).flat(),
    personal: [...erased, ...replaced, ...deleted, ...kept],
    values: columns.erased ?? {},
    download: columns.download,
    withheld: Object.values(columns.withheld ?? {}).flat(),
    ends: columns.ends,
    sooner: columns.sooner ?? {},
  };
}

/**
 * Adds a row to every table with data of a family, with a marker such as
 * `marker-requests-full_name` in each personal column that can hold one.
 */
export async function fillFamily(
  db: Database,
  family: { id: string; email: string },
  at: string,
): Promise<Filled[]> {
  const filled: Filled[] = [];
  const familyTables = tables.filter(
    (table) => !["publication", undefined].includes(sectionsOf(table).ends),
  );
  // in the schema's order, so that referenced rows come first
  for (const table of familyTables) {
    const row = await rowFor(db, table, family, at);
    const markers = Object.entries(row).filter(([, value]) => /^marker-/.test(String(value)));
    if (table === "users") {
      const account = db.updateTable("users").where("id", "=", family.id);
      await account.set(Object.fromEntries(markers)).execute();
    } else {
      const names = Object.keys(row).map((name) => sql.ref(name));
      await sql`insert into ${sql.table(table)} (${sql.join(names)})
        values (${sql.join(Object.values(row))})`.execute(db);
    }
    filled.push(...markers.map(([column, value]) => ({ table, column, value: String(value) })));
  }
  return filled;
}

async function rowFor(
  db: Database,
  table: Table,
  family: { id: string; email: string },
  at: string,
) {
  const columns = (await columnsOf(db)).filter(
    (column) => column.table === table && column.computed === 0,
  );
  const { personal } = sectionsOf(table);
  const given = givenFor(table, family, at);
  return Object.fromEntries(
    columns.map(({ name, type, notnull }): [string, string | number | null] => {
      const value = given[name];
      if (value !== undefined) return [name, value];
      if (personal.includes(name) && type === "text") return [name, `marker-${table}-${name}`];
      if (notnull === 0) return [name, personal.includes(name) ? 2 : null];
      if (type !== "text") return [name, 1];
      return [name, /(_at|^at)$/.test(name) ? at : randomUUID()];
    }),
  );
}

type Given = Record<string, string | number | null>;

/** Values that make a row the family's, and readable for the application. */
function givenFor(table: Table, { id, email }: { id: string; email: string }, at: string): Given {
  const always = { user_id: id, email, language: "en", expires_at: "2027-01-01T00:00:00.000Z" };
  const byTable: { [Name in keyof Schema]?: Given } = {
    users: { id, role: "user", password_hash: "" },
    one_time_links: { purpose: "verify", created_by: null },
    audit_events: { actor_id: id, subject_id: id, kind: "sign-in", detail: "" },
    outbox: { recipient: email, kind: "request-received", sent_at: null, settled_by: null },
    requests: { id: `r-${id}`, kind: "booking", status: "received", merged_into: null },
    // the event of sending, since an erasure keeps coordinators' acts
    request_events: {
      id: `e-${id}`,
      request_id: `r-${id}`,
      kind: "sent",
      by: "family",
      actor_id: null,
      to_status: "received",
      other_id: null,
    },
    request_partners: { request_id: `r-${id}`, hospital_id: null },
    request_presence: { request_id: `r-${id}` },
    clocks: { request_id: `r-${id}`, earlier_id: null },
    request_contacts: { request_id: `r-${id}`, from_request: null },
    request_links: { request_id: `r-${id}`, contact_id: null, created_by: null },
    request_sessions: { request_id: `r-${id}`, contact_id: null },
    watch_links: { request_id: `r-${id}` },
    consents: { id: `consent-${id}`, request_id: `r-${id}` },
    disclosures: { request_id: `r-${id}`, consent_id: `consent-${id}` },
    notices: { request_id: `r-${id}`, event_id: `e-${id}`, sent_by: null },
    request_papers: { id: `p-${id}`, request_id: `r-${id}`, added_by: null },
    documents: {
      id: `d-${id}`,
      request_id: `r-${id}`,
      paper_id: `p-${id}`,
      state: "accepted",
      added_by: null,
      judged_by: null,
    },
    document_files: { id: `f-${id}`, document_id: `d-${id}`, complete_at: at, erased_at: null },
    document_readings: {
      request_id: `r-${id}`,
      document_id: `d-${id}`,
      file_id: `f-${id}`,
      reader: "family",
      reader_id: null,
    },
    erasures: { kind: "request" },
    reviews: { status: "draft", hospital_id: "", sample: 0 },
  };
  return { ...always, ...byTable[table] };
}

/** Every column of every table that contains a marker. */
export async function markersIn(db: Database): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db);
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      if (/marker-/.test(String(value))) found.push(`${table}.${column}`);
    }
  }
  return [...new Set(found)].toSorted();
}

function isTable(name: string): name is Table {
  return name in personalColumns;
}
