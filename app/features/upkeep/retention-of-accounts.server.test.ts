import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.server";
import { openTestDatabase } from "../../../tests/support/database";
import { FAR, MONTH, now } from "../../../tests/support/retention-times";
import { eraseExpired } from "./retention.server";

let db: Database;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
});
afterEach(() => close());

const erase = () => eraseExpired({ db, now: () => now, log: () => {} });

async function insertUser(id: string) {
  const at = FAR;
  await db
    .insertInto("users")
    .values({
      id,
      email: `${id}@setu.example`,
      role: "user",
      password_hash: "x",
      language: "en",
      created_at: at,
      updated_at: at,
    })
    .execute();
}

describe("account data", () => {
  beforeEach(() => insertUser("owner"));

  it("is kept until its owner deletes the account: profile, second step, recovery codes, passkeys", async () => {
    await db
      .insertInto("second_factors")
      .values({ user_id: "owner", secret: "s", confirmed_at: FAR, last_step: 1, created_at: FAR })
      .execute();
    await db
      .insertInto("recovery_codes")
      .values({ id: "used", user_id: "owner", code_hash: "h", used_at: FAR })
      .execute();
    await db
      .insertInto("passkeys")
      .values({
        id: "p",
        user_id: "owner",
        credential_id: "c",
        public_key: "k",
        counter: 0,
        transports: "",
        device_type: "singleDevice",
        backed_up: 0,
        name: "Phone",
        created_at: FAR,
      })
      .execute();
    await erase();
    for (const table of ["users", "second_factors", "recovery_codes", "passkeys"] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toHaveLength(1);
    }
    await db.deleteFrom("users").execute();
    for (const table of ["second_factors", "recovery_codes", "passkeys"] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toHaveLength(0);
    }
  });

  it.each([
    // a remembered session lasts 30 days; any other a day, or 12 hours without use
    ["erased: remembered, expired", 1, "2026-11-19T23:00:00.000Z", "2026-11-19T23:59:59.999Z", 0],
    ["erased: remembered, unused for 30 days", 1, MONTH.past, "2026-11-21T00:00:00.000Z", 0],
    ["kept: remembered, in use", 1, "2026-10-21T00:00:00.000Z", "2026-11-21T00:00:00.000Z", 1],
    ["erased: unused for 12 hours", 0, "2026-11-19T11:59:59.999Z", "2026-11-21T00:00:00.000Z", 0],
    ["kept: used within 12 hours", 0, "2026-11-19T12:00:00.000Z", "2026-11-21T00:00:00.000Z", 1],
  ] as const)("includes sessions: %s", async (_name, remember, seen, expires, kept) => {
    await db
      .insertInto("sessions")
      .values({
        id: "s",
        token_hash: "t",
        user_id: "owner",
        remember,
        user_agent: "",
        network: "",
        created_at: FAR,
        last_seen_at: seen,
        expires_at: expires,
      })
      .execute();
    await erase();
    expect(await countOf("sessions")).toBe(kept);
  });

  it("includes passkey challenges, which are deleted when they expire", async () => {
    const question = { user_id: "owner", challenge: "c" };
    await db
      .insertInto("passkey_challenges")
      .values([
        { ...question, bound_to: "old", expires_at: "2026-11-19T23:59:59.999Z" },
        { ...question, bound_to: "young", expires_at: "2026-11-20T00:00:00.000Z" },
      ])
      .execute();
    await erase();
    const rest = await db.selectFrom("passkey_challenges").select("bound_to").execute();
    expect(rest).toEqual([{ bound_to: "young" }]);
  });

  it.each([
    [MONTH.past, 0],
    [MONTH.within, 1],
  ])("includes a one-time link that expired at %s: %i left", async (expires_at, kept) => {
    const link = { token_hash: "t", purpose: "invite", email: "x@setu.example" } as const;
    await db
      .insertInto("one_time_links")
      .values({ id: "l", ...link, created_at: FAR, expires_at })
      .execute();
    await erase();
    expect(await countOf("one_time_links")).toBe(kept);
  });
});

const countOf = async (table: "sessions" | "one_time_links" | "audit_events" | "rate_limits") =>
  (await db.selectFrom(table).selectAll().execute()).length;
