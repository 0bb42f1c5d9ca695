import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.server";
import { seedCompany } from "#db/seeds/company.seed";
import { inTransaction } from "#db/transactions";
import { insertAdmin, insertBooking } from "../../../tests/support/bookings";
import { aContext } from "../../../tests/support/context";
import { openTestDatabase } from "../../../tests/support/database";
import { clocksOf, insertContact, requestOf } from "../../../tests/support/requests";
import { type Actor, derivedId, historyOf } from "./history.server";
import { mailReply, type Reply, writeReply } from "./replies.server";

const first = new Date("2026-11-20T08:30:00.000Z");
const later = new Date("2026-11-20T14:00:00.000Z");
let db: Database;
let close: () => Promise<void>;
let nila: Actor;

beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
  nila = await insertAdmin(db, "Nila");
});
afterEach(() => close());

const booking = (id: string) => requestOf(db, id);
const reply = (requestId: string, formKey: string | null = null) =>
  ({ id: derivedId(formKey), requestId, channel: "phone", words: "Spoke to the son" }) as const;

const recordReply = (given: Reply, at: Date) =>
  inTransaction(db, (trx) => writeReply(trx, nila, given, at));

describe("recording a reply", () => {
  it("stops the clock and acknowledges a received booking", async () => {
    const id = await insertBooking(db);
    expect(await recordReply(reply(id), first)).toBe("recorded");
    expect(await booking(id)).toMatchObject({
      status: "acknowledged",
      replied_at: first.toISOString(),
      version: 2,
    });
    const history = await historyOf(db, id);
    expect(history.map(({ kind }) => kind)).toEqual(["move", "reply", "sent"]);
    expect(await clocksOf(db)).toMatchObject([
      { stopped_at: first.toISOString(), stopped_by: nila.id, stopped_in: history[1]?.id },
    ]);
    expect(history[1]).toMatchObject({ channel: "phone", words: "Spoke to the son" });
  });

  it("stops the clock only once", async () => {
    const id = await insertBooking(db, { status: "quoted" });
    await recordReply(reply(id), first);
    await recordReply(reply(id), later);
    expect(await booking(id)).toMatchObject({
      status: "quoted",
      replied_at: first.toISOString(),
      version: 2,
    });
    expect(await historyOf(db, id)).toHaveLength(3);
  });

  it("records one reply if a form is submitted twice", async () => {
    const id = await insertBooking(db);
    await Promise.all([recordReply(reply(id, "key"), first), recordReply(reply(id, "key"), first)]);
    expect((await historyOf(db, id)).filter(({ kind }) => kind === "reply")).toHaveLength(1);
    await recordReply({ ...reply(id, "another key"), words: "Another talk" }, later);
    expect((await historyOf(db, id)).filter(({ kind }) => kind === "reply")).toHaveLength(2);
  });

  it("reports an unknown booking", async () => {
    expect(await recordReply(reply("none"), first)).toBe("missing");
  });
});

describe("a mailed reply", () => {
  const MAILBOX = "somebody@example.com";
  const words = "Please send the scan.";
  const request = { kind: "booking", reference: "SETU-1111-2222", step: null } as const;
  const mailAndReadText = async (requestId: string, contact?: string) => {
    await seedCompany(db, first.toISOString());
    const given: Reply = { id: derivedId(null), requestId, channel: "page", words, contact };
    const context = aContext(db, first);
    const to = { email: MAILBOX, language: "en" } as const;
    await inTransaction(db, (trx) => mailReply(trx, context, { ...request, to }, given, true));
    const { body_text } = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    return body_text;
  };

  it.each([
    ["the writer", undefined, true],
    ["a person who may be told everything", "all", true],
    ["a person who may be told the steps", "steps", false],
  ] as const)(
    "to %s has a private link of their own, or a link to the public page",
    async (_, may, isPrivate) => {
      const id = await insertBooking(db, may ? {} : { email: MAILBOX });
      const karim = { id: "karim", request_id: id, email: MAILBOX } as const;
      if (may) await insertContact(db, { ...karim, may_know: may });
      const text = await mailAndReadText(id, may && "karim");
      expect(text.includes("http://localhost:3000/request/open/")).toBe(isPrivate);
      expect(text.includes("http://localhost:3000/booking/sent/SETU-1111-2222")).toBe(!isPrivate);
      const links = await db.selectFrom("request_links").select("contact_id").execute();
      expect(links).toEqual(isPrivate ? [{ contact_id: may ? "karim" : null }] : []);
    },
  );
});
