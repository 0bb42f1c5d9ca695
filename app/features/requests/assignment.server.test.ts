import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.server";
import { insertAdmin, insertBooking, insertMessage } from "../../../tests/support/bookings";
import { aContext } from "../../../tests/support/context";
import { openTestDatabase } from "../../../tests/support/database";
import { eventsOf, requestOf } from "../../../tests/support/requests";
import { assign } from "./assignment.server";
import type { Actor } from "./history.server";

const now = new Date("2026-11-20T08:30:00.000Z");
let db: Database;
let close: () => Promise<void>;
let nila: Actor;
let tanvir: Actor;
beforeEach(async () => {
  ({ db, close } = await openTestDatabase({ samples: true }));
  nila = await insertAdmin(db, "Nila");
  tanvir = await insertAdmin(db, "Tanvir");
});
afterEach(() => close());

const take = (request: string, by: Actor) =>
  assign(aContext(db, now), by, request, { to: by.id, seen: null });

describe.each(["booking", "message"] as const)("assignment of a %s", (kind) => {
  const aRequest = () => (kind === "booking" ? insertBooking(db) : insertMessage(db));
  const assignee = async (id: string) => (await requestOf(db, id)).assigned_to;
  const recorded = async () => {
    const history = await eventsOf(db, { kind: "assign" });
    const audits = await db.selectFrom("audit_events").select("kind").execute();
    return {
      history: history.map(({ actor_name, assignee_name }) => [actor_name, assignee_name]),
      audit: audits.map(({ kind }) => kind),
    };
  };

  it("gives it to the first coordinator who clicks, and tells the second one the owner's name", async () => {
    const request = await aRequest();
    const answers = await Promise.all([take(request, nila), take(request, tanvir)]);
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(["done", "taken"]);
    const winner = answers[0]?.outcome === "done" ? nila : tanvir;
    expect(answers).toContainEqual({ outcome: "taken", by: winner.name });
    expect(await assignee(request)).toBe(winner.id);
    expect(await recorded()).toEqual({
      history: [[winner.name, winner.name]],
      audit: ["request-assigned"],
    });
  });

  it("is recorded once if somebody clicks twice", async () => {
    const request = await aRequest();
    await take(request, nila);
    expect(await take(request, nila)).toEqual({ outcome: "done" });
    expect((await recorded()).history).toHaveLength(1);
  });

  it("lets anybody who saw the current owner hand the request over or give it back", async () => {
    const request = await aRequest();
    await take(request, nila);
    const hand = { to: tanvir.id, seen: nila.id };
    expect(await assign(aContext(db, now), nila, request, hand)).toEqual({ outcome: "done" });
    const back = { to: null, seen: nila.id };
    expect(await assign(aContext(db, now), nila, request, back)).toEqual({
      outcome: "taken",
      by: "Tanvir",
    });
    await assign(aContext(db, now), tanvir, request, { ...back, seen: tanvir.id });
    expect(await assignee(request)).toBe(null);
    expect(await recorded()).toEqual({
      history: [
        ["Nila", "Nila"],
        ["Nila", "Tanvir"],
        ["Tanvir", null],
      ],
      audit: ["request-assigned", "request-assigned", "request-given-back"],
    });
  });

  it("refuses a family, a disabled coordinator, an unknown account or an unknown request", async () => {
    const request = await aRequest();
    await db.updateTable("users").set({ role: "user" }).where("id", "=", tanvir.id).execute();
    const formerAdmin = await insertAdmin(db, "Former");
    const disabled = { disabled_at: now.toISOString() };
    await db.updateTable("users").set(disabled).where("id", "=", formerAdmin.id).execute();
    for (const to of [tanvir.id, formerAdmin.id, "nobody"]) {
      const result = await assign(aContext(db, now), nila, request, { to, seen: null });
      expect(result).toEqual({ outcome: "no-coordinator" });
    }
    expect(await take("none", nila)).toEqual({ outcome: "missing" });
    expect(await assignee(request)).toBe(null);
  });
});
