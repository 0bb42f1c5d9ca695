import { beforeEach, expect, it } from "vitest";
import { openDatabase } from "#db/connection.server";
import { insertAdmin, insertBooking, insertMessage } from "../../../tests/support/bookings";
import { aContext } from "../../../tests/support/context";
import { databaseForEachTest } from "../../../tests/support/database";
import { setRequests } from "../../../tests/support/requests";
import { remindOfUrgent } from "./urgent-reminders.server";

const here = databaseForEachTest({ samples: true });
/** Friday, 2:30 pm in Dhaka. */
const now = new Date("2026-11-20T08:30:00.000Z");
let email: string;
beforeEach(async () => {
  const nila = await insertAdmin(here.db, "Nila");
  email = nila.email;
  await insertAdmin(here.db, "Off duty");
  const shift = { id: "s", weekday: 5, starts: "08:00", ends: "20:00" };
  await here.db
    .insertInto("duty_hours")
    .values({ ...shift, user_id: nila.id })
    .execute();
});

const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const urgent = (minutes: number, given = {}) =>
  insertBooking(here.db, { urgent: 1, received_at: ago(minutes), ...given });
const remind = (at = now, db = here.db) => remindOfUrgent(aContext(db, at));
const mails = () => here.db.selectFrom("outbox").selectAll().execute();

it("mails the coordinators on duty about an urgent request after 20 minutes", async () => {
  const id = await urgent(20, { full_name: "Rahima", tell_us_more: "Stroke" });
  await remind();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: "coordinator-urgent-waiting", recipient: email });
  expect(mail?.subject).toMatch(/^URGENT: no reply for 20 minutes, request SETU-/);
  expect(mail?.body_text).toContain(`/dashboard/admin/bookings/${id}`);
  expect(`${mail?.subject} ${mail?.body_text}`).not.toMatch(/Rahima|Stroke|1712/);
});

it("sends the mail once, even after a restart or with another process", async () => {
  await urgent(25);
  const other = openDatabase(here.url);
  await Promise.all([remind(), remind(now, other)]);
  await other.destroy();
  await remind();
  await remind(new Date(now.getTime() + 60 * 60_000));
  expect(await mails()).toHaveLength(1);
});

it("sends another mail when the same family waits again", async () => {
  const id = await urgent(60);
  await remind();
  await setRequests(here.db, { waits_since: now.toISOString() }, { id });
  const later = (minutes: number) => remind(new Date(now.getTime() + minutes * 60_000));
  await later(19);
  expect(await mails()).toHaveLength(1);
  await later(20);
  expect(await mails()).toHaveLength(2);
});

it("mails all coordinators if nobody is on duty", async () => {
  await here.db.deleteFrom("duty_hours").execute();
  await urgent(30);
  await remind();
  const all = await mails();
  expect(all).toHaveLength(2);
  for (const { body_text } of all) expect(body_text).toContain("Nobody is on duty at this time");
});

it.each([
  ["that waits for 19 minutes", { received_at: ago(19) }],
  ["that is not urgent", { urgent: 0 }],
  ["that is answered", { replied_at: ago(5), status: "acknowledged" }],
  ["that is closed", { status: "cancelled" }],
  ["that is merged", { status: "duplicate" }],
  ["of a flood", { flood: "a network" }],
  ["that is overdue for more than a day", { received_at: ago(27 * 60) }],
] as const)("sends no mail about a request %s", async (_how, given) => {
  await urgent(30, given);
  await insertMessage(here.db, { received_at: ago(30) });
  await remind();
  expect(await mails()).toEqual([]);
});
