import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { insertAdmin } from "../tests/support/bookings";
import { openDatabase } from "./connection.server";
import { migratorFor } from "./migrate";

const BEFORE = "2026-11-22T0900_create_erasures_and_backups";
const CLOCKS = "2026-11-22T1220_create_clocks_and_assignment";

it("gives what arrived before the clock that its row tells of, and who stopped it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "setu-clocks-"));
  const db = openDatabase(`file:${join(folder, "a.db")}`);
  const migrator = migratorFor(db);
  await migrator.migrateTo(BEFORE);
  const nila = await insertAdmin(db, "Nila");
  await sql`insert into bookings (id, reference, submission_key, content_hash, full_name, email,
      phone_number, patient_current_location, destination_country, tell_us_more, urgent, language,
      status, received_at, due_at, replied_at, updated_at)
    values ('b', 'r', 'k', '', '', '', '', '', '', '', 0, 'en', 'acknowledged',
      '2026-11-20T08:00:00.000Z', '2026-11-20T10:00:00.000Z', '2026-11-20T08:10:00.000Z', '')`.execute(
    db,
  );
  for (const at of ["2026-11-20T08:10:00.000Z", "2026-11-20T09:00:00.000Z"]) {
    await sql`insert into booking_events (id, booking_id, kind, at, actor_id, actor_name, reason)
      values (${at}, 'b', 'reply', ${at}, ${at.includes("08:10") ? nila.id : null}, '', '')`.execute(
      db,
    );
  }
  await sql`insert into messages (id, reference, submission_key, content_hash, name, email, message,
      language, status, received_at, due_at, updated_at)
    values ('m', 'r', 'k', '', '', '', '', 'en', 'new', '2026-11-20T08:00:00.000Z',
      '2026-11-20T10:00:00.000Z', '')`.execute(db);
  await migrator.migrateTo(CLOCKS);
  const times = { started_at: "2026-11-20T08:00:00.000Z", due_at: "2026-11-20T10:00:00.000Z" };
  expect(await db.selectFrom("clocks").selectAll().orderBy("id").execute()).toEqual([
    {
      id: "b",
      booking_id: "b",
      message_id: null,
      written_in: "b",
      ...times,
      stopped_at: "2026-11-20T08:10:00.000Z",
      stopped_by: nila.id,
    },
    {
      id: "m",
      booking_id: null,
      message_id: "m",
      written_in: "m",
      ...times,
      stopped_at: null,
      stopped_by: null,
    },
  ]);
  const waiting = await db.selectFrom("bookings").select("waits_since").execute();
  expect(waiting).toEqual([{ waits_since: times.started_at }]);
  expect((await migrator.migrateTo(BEFORE)).error).toBeUndefined();
  await db.destroy();
  rmSync(folder, { recursive: true });
});
