import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.server";
import { seedCompany } from "#db/seeds/company.seed";
import type { RequestStatus } from "#db/tables/requests";
import { insertAdmin, insertBooking, insertMessage } from "../../../tests/support/bookings";
import { aContext } from "../../../tests/support/context";
import { openTestDatabase } from "../../../tests/support/database";
import { requestOf } from "../../../tests/support/requests";
import type { RequestAct } from "./act-events.server";
import { recordAct } from "./acts.server";
import { type Actor, historyOf } from "./history.server";

const now = new Date("2026-11-20T08:30:00.000Z");
let db: Database;
let close: () => Promise<void>;
let nila: Actor;
let karim: Actor;
let requestId: string;

beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
  await seedCompany(db, now.toISOString());
  nila = await insertAdmin(db, "Nila");
  karim = await insertAdmin(db, "Karim");
  requestId = await insertBooking(db, { assigned_to: karim.id });
});
afterEach(() => close());

interface Given {
  requestId?: string;
  to?: RequestStatus;
  reason?: string;
  seenVersion?: number;
  formKey?: string;
}

let forms = 0;
const move = ({ to = "acknowledged", reason = "", ...given }: Given): RequestAct => ({
  requestId,
  did: null,
  words: "",
  move: { to, reason },
  followUp: null,
  facts: {},
  language: "en",
  confirmed: true,
  lastFamilyEvent: null,
  seenVersion: 1,
  formKey: `form ${++forms}`,
  ...given,
});
const act = (actor: Actor, given: RequestAct) => recordAct(aContext(db, now), actor, given);
const storedRequest = () => requestOf(db, requestId);

describe("moving a booking", () => {
  it("changes the status and records the coordinator, the time and the reason", async () => {
    expect(await act(nila, move({}))).toEqual({ outcome: "done", undoable: expect.any(String) });
    expect(
      await act(karim, move({ to: "quoted", reason: "Agreed on the phone", seenVersion: 2 })),
    ).toEqual({ outcome: "done", undoable: expect.any(String) });
    expect(await storedRequest()).toMatchObject({
      status: "quoted",
      version: 3,
      held_from: null,
      updated_at: now.toISOString(),
      replied_at: null,
    });
    const history = await historyOf(db, requestId);
    expect(history).toHaveLength(3);
    expect(history).toContainEqual(
      expect.objectContaining({
        kind: "move",
        actorName: "Karim",
        byFamily: false,
        from: "acknowledged",
        to: "quoted",
        words: "Agreed on the phone",
        at: now.toISOString(),
      }),
    );
    expect(history.at(-1)).toMatchObject({ byFamily: true, to: "received" });
  });

  it("stores the status before a hold, and returns to it on resume", async () => {
    await act(nila, move({}));
    const hold = move({ to: "on_hold", reason: "Passport expired", seenVersion: 2 });
    await act(nila, hold);
    expect(await storedRequest()).toMatchObject({ status: "on_hold", held_from: "acknowledged" });
    const tooFar = move({ to: "quoted", reason: "x", seenVersion: 3 });
    expect(await act(nila, tooFar)).toEqual({ outcome: "not-allowed" });
    await act(nila, move({ to: "acknowledged", seenVersion: 3 }));
    expect(await storedRequest()).toMatchObject({ status: "acknowledged", held_from: null });
  });

  it("requires a reason to skip, hold, cancel or mark as a duplicate, and writes nothing without it", async () => {
    for (const to of ["quoted", "on_hold", "cancelled", "duplicate"] as const) {
      expect(await act(nila, move({ to }))).toEqual({
        outcome: "reason-required",
      });
    }
    expect(await storedRequest()).toMatchObject({ status: "received", version: 1 });
    expect(await historyOf(db, requestId)).toHaveLength(1);
  });

  it("refuses moves that are not in the table, and unknown bookings", async () => {
    expect(await act(nila, move({ to: "declined", reason: "x" }))).toEqual({
      outcome: "not-allowed",
    });
    expect(await act(nila, move({ requestId: "none" }))).toEqual({
      outcome: "missing",
    });
  });

  it("reports a conflict to the second coordinator and overwrites nothing", async () => {
    const [first, second] = await Promise.all([
      act(nila, move({})),
      act(karim, move({ to: "duplicate", reason: "x" })),
    ]);
    expect(first).toEqual({ outcome: "done", undoable: expect.any(String) });
    expect(second).toEqual({ outcome: "conflict" });
    expect(await storedRequest()).toMatchObject({ status: "acknowledged", version: 2 });
    expect(await historyOf(db, requestId)).toHaveLength(2);
  });

  it("moves the booking once if the form is submitted twice, even simultaneously", async () => {
    const form = move({ formKey: "one form" });
    const results = await Promise.all([act(nila, form), act(nila, form)]);
    expect(results).toEqual([
      { outcome: "done", undoable: expect.any(String) },
      { outcome: "done", undoable: expect.any(String) },
    ]);
    expect(await historyOf(db, requestId)).toHaveLength(2);
    expect(await storedRequest()).toMatchObject({ version: 2 });
    // the same key from another coordinator counts as a different form
    expect(await act(karim, form)).toMatchObject({ outcome: "conflict" });
  });
});

describe("acting on a message", () => {
  beforeEach(async () => {
    requestId = await insertMessage(db);
  });
  const closing = (given: Partial<RequestAct> = {}) => ({ ...move({ to: "completed" }), ...given });

  it("closes the message with a reply, and reopens the message only as acknowledged", async () => {
    const callAndClose = closing({ did: "called", words: "We do" });
    expect(await act(nila, callAndClose)).toMatchObject({ outcome: "done" });
    expect(await storedRequest()).toMatchObject({
      status: "completed",
      queue: "closed",
      replied_at: now.toISOString(),
    });
    const { version: seenVersion } = await storedRequest();
    const reopened = move({ to: "acknowledged", reason: "One more question", seenVersion });
    expect(await act(karim, { ...reopened, move: { to: "received", reason: "x" } })).toEqual({
      outcome: "not-allowed",
    });
    expect(await act(karim, { ...reopened, move: { to: "acknowledged", reason: "" } })).toEqual({
      outcome: "reason-required",
    });
    expect(await act(karim, reopened)).toMatchObject({ outcome: "done" });
    expect(await storedRequest()).toMatchObject({ status: "acknowledged", queue: "family" });
  });

  it("reports a conflict to the second coordinator who closes the message, but stores both replies", async () => {
    const both = await Promise.all([act(nila, closing()), act(karim, closing())]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(["conflict", "done"]);
    for (const actor of [nila, karim]) {
      const reply = { ...move({}), did: "called", words: "We do", move: null } as const;
      expect(await act(actor, reply)).toMatchObject({ outcome: "done" });
    }
    const history = await historyOf(db, requestId);
    expect(history.filter(({ kind }) => kind === "reply")).toHaveLength(2);
    // the message is still closed
    expect(await storedRequest()).toMatchObject({
      status: "completed",
      replied_at: now.toISOString(),
    });
  });

  it("allows only the moves of a message", async () => {
    for (const to of ["quoted", "on_hold", "cancelled", "duplicate", "acknowledged"] as const) {
      expect(await act(nila, move({ to, reason: "x" }))).toEqual({ outcome: "not-allowed" });
    }
  });
});
