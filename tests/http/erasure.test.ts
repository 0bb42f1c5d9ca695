import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  ADMIN_PASSWORD,
  anAccount,
  markLastMailSent,
  PASSWORD,
  signInAs,
} from "../support/accounts";
import { coordinator } from "../support/admin";
import { eventsOf, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { tablesOf } from "../support/tables";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

const email = "zarina@family.example";
const typed = {
  fullName: "Zarina Quddus",
  email: "Zarina@Family.example",
  phoneNumber: "01798765432",
  patientCurrentLocation: "Mymensingh ward nine",
  destinationCountry: "Singapore-of-the-family",
  tellUsMore: "Her kidneys have failed.",
  relatives: "2",
};
const letter = { name: "Zarina Quddus", email, phone: "01798765432", message: "Kidneys again." };
const deskTexts = { note: "Sister is called Farzana", reason: "Waits for the visa of Farzana" };
/** Parts of the texts about the family, from its forms and from coordinators. */
const markers =
  /zarina|quddus|98765432|mymensingh|singapore-of|kidney|farzana|sister|bumrungrad-international/i;

it("deleting an account removes its person from every table, but keeps the statistics", async () => {
  const visitor = site.visitor();
  const form = "/booking?hospital=bumrungrad-international";
  await visitor.submit(await visitor.get(form), typed);
  await visitor.submit(await visitor.get("/contact"), letter);
  const { id } = await requestOf(site.db, { kind: "booking" });
  const { id: messageId } = await requestOf(site.db, { kind: "message" });

  const nila = await coordinator(site);
  const path = `/dashboard/admin/bookings/${id}`;
  const act = async (fields: Record<string, string>) =>
    nila.submit(await nila.get(path), { ...fields, onward: "stay" }, "form#act");
  await act({ did: "called", words: deskTexts.note });
  await act({ did: "note", words: deskTexts.note });
  await act({ instead: "on_hold", reason: deskTexts.reason, confirmed: "yes" });
  const message = await nila.get(`/dashboard/admin/contacts/${messageId}`);
  await nila.submit(message, { did: "called", words: deskTexts.note }, "form#act");
  const before = await allRows();
  for (const marker of [typed.fullName, "98765432", deskTexts.note, deskTexts.reason]) {
    expect(before.text).toContain(marker);
  }
  expect(before.text).toContain("bumrungrad-international");

  await anAccount(site, email);
  await signInAs(visitor, email);
  const deletion = await visitor.get("/profile/deletion");
  const gone = await visitor.submit(deletion, { currentPassword: PASSWORD });
  expect(gone.path).toBe("/action-completed");
  // the last mail still has to go out
  await markLastMailSent(site);

  const after = await allRows();
  for (const { table, row } of after.rows) expect(row, table).not.toMatch(markers);
  const booking = await requestOf(site.db, { kind: "booking" });
  expect(booking).toMatchObject({ id, status: "cancelled", relatives: null });
  expect(booking.replied_at).not.toBeNull();
  const events = await eventsOf(site.db);
  // the acts of coordinators are kept as long as those of any other request
  expect(events.map(({ kind }) => kind).toSorted()).toEqual([
    "assign",
    "assign",
    "erased",
    "erased",
    // the message from the same address, sent while the booking was open
    "family",
    "move",
    "move",
    "move",
    "note",
    "reply",
    "reply",
    "sent",
    "sent",
  ]);
  expect(events.some(({ actor_name }) => actor_name === "Nila")).toBe(true);
});

it("a coordinator erases a request of a family without an account, after confirming who asks", async () => {
  const family = site.visitor();
  await family.submit(await family.get("/contact"), letter);
  const nila = site.visitor();
  await anAccount(site, "nila@setu.example", { role: "admin" });
  await signInAs(nila, "nila@setu.example", "admin");
  const { id: messageId } = await requestOf(site.db, { tell_us_more: letter.message });
  const message = `/dashboard/admin/contacts/${messageId}`;
  // the request's history keeps the facts from before the message became a booking
  const making = { phoneNumber: "01798765432", fullName: typed.fullName };
  const madeBooking = await nila.submit(await nila.get(`${message}/kind`), making, "form#making");
  const words = { did: "called", words: deskTexts.note, onward: "stay" };
  const afterCall = await nila.submit(madeBooking, words, "form#act");
  const { id, reference } = await requestOf(site.db, { full_name: typed.fullName });
  expect(id).toBe(messageId);
  expect((await allRows()).text).toMatch(markers);

  const path = `/dashboard/admin/bookings/${id}`;
  const link = afterCall.document.querySelector(`main a[href="${path}/erasure"]`);
  expect(link?.text).toBe("Erase this request");
  const question = await nila.get(`${path}/erasure`);
  expect(question.text).toContain(`Erase request ${reference}?`);
  const unsure = await nila.submit(question, { currentPassword: ADMIN_PASSWORD }, "form#erasure");
  expect(unsure.status).toBe(400);
  expect(unsure.text).toContain("Please make sure who is asking first");
  const stolen = { asked: "on", currentPassword: "somebody else" };
  expect((await nila.submit(question, stolen, "form#erasure")).status).toBe(400);
  expect((await allRows()).text).toMatch(markers);

  const confirmation = { asked: "on", currentPassword: ADMIN_PASSWORD };
  const [one, other] = await Promise.all([
    nila.submit(question, confirmation, "form#erasure"),
    nila.submit(question, confirmation, "form#erasure"),
  ]);
  for (const page of [one, other]) expect(page.path).toBe(path);
  expect(one.text).toContain("What this person wrote was erased");
  const after = await allRows();
  for (const { table, row } of after.rows) expect(row, table).not.toMatch(markers);
  // the family's page says that the request is cancelled
  expect((await family.get(`/booking/sent/${reference}`)).text).toContain("cancelled");
  const erasures = await site.db.selectFrom("erasures").select(["kind", "row_id"]).execute();
  expect(erasures).toEqual(expect.arrayContaining([{ kind: "request", row_id: id }]));
  expect(erasures.filter(({ row_id }) => row_id === id)).toHaveLength(1);
  const log = site.db.selectFrom("audit_events").where("kind", "=", "request-erased");
  expect(await log.select("request_id").execute()).toEqual([{ request_id: id }]);
  // the request cannot be erased again
  expect((await nila.get(`${path}/erasure`)).path).toBe(path);
  expect((await nila.get("/dashboard/admin/bookings/nobody/erasure")).status).toBe(404);
});

/** Every row of every table outside the content, which names hospitals. */
async function allRows() {
  const contents = /^(hospital|doctor|post|team)|search|^(company|reviews|video_reviews)$/;
  const tables = (await tablesOf(site.db)).filter((name) => !contents.test(name));
  expect(tables).toEqual(expect.arrayContaining(["requests", "request_events", "outbox", "users"]));
  const rows: { table: string; row: string }[] = [];
  for (const name of tables) {
    const found = await sql`select * from ${sql.table(name)}`.execute(site.db);
    rows.push(...found.rows.map((row) => ({ table: name, row: JSON.stringify(row) })));
  }
  return { rows, text: rows.map(({ row }) => row).join("\n") };
}
