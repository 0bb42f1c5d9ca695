import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.server";
import { insertAdmin, insertBooking, insertMessage } from "../../../tests/support/bookings";
import { aContext } from "../../../tests/support/context";
import { openTestDatabase } from "../../../tests/support/database";
import { clocksOf, eventsOf, requestOf, setRequests } from "../../../tests/support/requests";
import { recordAct } from "./acts.server";
import { type Actor, historyOf } from "./history.server";
import { changeKind, type KindChange } from "./kind.server";

const now = new Date("2026-11-20T08:30:00.000Z");
let db: Database;
let close: () => Promise<void>;
let nila: Actor;
let karim: Actor;

beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
  nila = await insertAdmin(db, "Nila");
  karim = await insertAdmin(db, "Karim");
});
afterEach(() => close());

const typed = { fullName: "Karim Ahmed", phoneNumber: "+8801712999888", urgent: true };
const change = (requestId: string, given: Partial<KindChange> = {}, actor = nila) =>
  changeKind(aContext(db, now), actor, {
    requestId,
    facts: typed,
    language: "en",
    seenVersion: 1,
    formKey: "form",
    ...given,
  });

describe("message turned into a booking", () => {
  it("keeps the reference, text and clock, and adds the entered facts to the history", async () => {
    const id = await insertMessage(db, { reference: "SETU-MMMM-0001" });
    const before = await requestOf(db, id);
    const clocks = await clocksOf(db);
    expect(await change(id)).toBe("changed");
    expect(await requestOf(db, id)).toEqual({
      ...before,
      kind: "booking",
      phone_number: "+8801712999888",
      urgent: 1,
      search_text: expect.stringContaining("+8801712999888"),
      updated_at: now.toISOString(),
      version: 2,
    });
    expect(await clocksOf(db)).toEqual(clocks);
    const history = await historyOf(db, id);
    expect(history.filter(({ kind }) => kind !== "sent")).toHaveLength(3);
    expect(history).toContainEqual(
      expect.objectContaining({ kind: "kind", field: "kind", oldValue: "message", from: null }),
    );
    for (const field of ["phoneNumber", "urgent"]) {
      expect(history).toContainEqual(expect.objectContaining({ kind: "correction", field }));
    }
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
    const audit = await db.selectFrom("audit_events").select(["kind", "detail"]).execute();
    expect(audit).toEqual([{ kind: "request-kind-changed", detail: "message → booking" }]);
  });

  it("changes once if the form is submitted twice, and reports this to a slower colleague", async () => {
    const id = await insertMessage(db);
    const outcomes = [change(id), change(id), change(id, { formKey: "his" }, karim)];
    expect(await Promise.all(outcomes)).toEqual(["changed", "changed", "known"]);
    expect(await eventsOf(db, { kind: "kind" })).toHaveLength(1);
  });

  it("is refused if the message was changed meanwhile, and writes nothing", async () => {
    const id = await insertMessage(db);
    await setRequests(db, { version: 2, phone_number: "+8801712000000" });
    expect(await change(id)).toBe("conflict");
    expect(await requestOf(db, id)).toMatchObject({ kind: "message" });
    expect(await change(id, { seenVersion: 2 })).toBe("changed");
  });

  it("is reopened if it was closed, as acknowledged if it was answered, otherwise as received", async () => {
    const unanswered = await insertMessage(db, { status: "completed" });
    const answered = await insertMessage(db, {
      status: "completed",
      replied_at: now.toISOString(),
    });
    for (const id of [unanswered, answered]) expect(await change(id)).toBe("changed");
    expect(await requestOf(db, unanswered)).toMatchObject({ status: "received", queue: "now" });
    expect(await requestOf(db, answered)).toMatchObject({ status: "acknowledged" });
  });

  it("still accepts a reply from a page that a colleague opened before, but no move", async () => {
    const id = await insertMessage(db);
    await change(id);
    const act = {
      requestId: id,
      did: "called",
      words: "They fly on Monday",
      move: null,
      followUp: null,
      facts: {},
      language: "en",
      confirmed: false,
      seenVersion: 1,
      lastFamilyEvent: "",
      formKey: "act",
    } as const;
    const closing = { ...act, move: { to: "completed", reason: "" } } as const;
    expect(await recordAct(aContext(db, now), karim, closing)).toEqual({ outcome: "conflict" });
    expect(await recordAct(aContext(db, now), karim, act)).toMatchObject({ outcome: "done" });
    expect(await requestOf(db, id)).toMatchObject({ kind: "booking", status: "acknowledged" });
    expect(await clocksOf(db)).toMatchObject([{ stopped_at: now.toISOString() }]);
  });

  it("is refused if the request is unknown, erased or merged", async () => {
    expect(await change("none")).toBe("missing");
    const id = await insertMessage(db, { merged_into: await insertBooking(db) });
    expect(await change(id)).toBe("conflict");
    await setRequests(db, { erased_at: now.toISOString() }, { id });
    expect(await change(id)).toBe("missing");
  });
});

describe("call-back turned into a booking", () => {
  it("keeps its status", async () => {
    const id = await insertBooking(db, { kind: "call_back", full_name: "", status: "quoted" });
    expect(await change(id)).toBe("changed");
    expect(await requestOf(db, id)).toMatchObject({
      kind: "booking",
      status: "quoted",
      full_name: "Karim Ahmed",
    });
  });
});
