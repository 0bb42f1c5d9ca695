import { type Database, openDatabase } from "#db/connection.server";
import { migrateToLatest } from "#db/migrate";
import { ensureCompany, seedSamples } from "#db/seed";
import { seedLarge } from "#db/seeds/large/large";
import { commandLineHashing, hashPassword } from "~/features/identity/passwords.server";
import { readEnv } from "~/server/env.server";
import { sha256Hex } from "~/server/signature.server";
import { insertPasskey } from "../support/account-data";
import { ADMIN_PASSWORD } from "../support/accounts";
import { insertAdmin, insertBooking } from "../support/bookings";
import { insertHospital } from "../support/edited-hospitals";
import { insertFailedMail } from "../support/failed-mail";
import { insertStory } from "../support/story";
import { insertMember } from "../support/team";
import { insertVideo, NO_CONSENT } from "../support/videos";
import { insertCases } from "./cases";

/** More than a page in the queue, and several in the lists. */
const SIZES = { bookings: 70, messages: 30, users: 40, posts: 30, audit: 60 };

/** The readers: a family and two coordinators, one with a passkey. */
export type People = Awaited<ReturnType<typeof insertRows>>;

/** Inserts the rows of the dashboard's pages into a new database. */
export async function insertDashboardRows(environment: Record<string, string>, now: Date) {
  const db = openDatabase(readEnv(environment).databaseUrl);
  try {
    await migrateToLatest(db);
    await ensureCompany(db, now);
    await seedSamples(db, now);
    await seedLarge(db, now, SIZES);
    return await insertRows(db, now);
  } finally {
    await db.destroy();
  }
}

async function insertRows(db: Database, now: Date) {
  const at = now.toISOString();
  const coordinator = await insertAdmin(db, "Nila Akter");
  const withPasskey = await insertAdmin(db, "Farida Yasmin");
  const family = await insertAdmin(db, "রহিমা খাতুন");
  const account = db.updateTable("users").where("id", "=", family.id);
  await account.set({ role: "user", phone: "+8801712345678", language: "bn" }).execute();
  const password_hash = await hashPassword(commandLineHashing, ADMIN_PASSWORD);
  const people = [coordinator.id, withPasskey.id, family.id];
  await db.updateTable("users").set({ password_hash }).where("id", "in", people).execute();
  const passkey = await insertPasskey({ db, clock: { now } }, withPasskey.id, "Work phone");

  await insertCases(db, coordinator, now);
  const base = { user_id: family.id, email: family.email, full_name: family.name };
  await insertBooking(db, {
    ...base,
    id: "own",
    reference: "SETU-0WNB-0001",
    received_at: at,
  });
  await insertBooking(db, {
    ...{ ...base, reference: "SETU-0WNB-0002", status: "quoted", replied_at: at },
  });
  await insertContent(db, at);
  await insertFailedMail(db, { id: "mail", request_id: "case-in-review", created_at: at });
  await insertFailedMail(db, {
    request_id: "message-new",
    kind: "request-received",
    created_at: at,
  });
  await insertFailedMail(db, {
    ...{ id: "mail-settled", request_id: "case-held", created_at: at },
    ...{ settled_at: at, settled_as: "closed", settled_by: coordinator.name },
  });
  for (const [index, email] of ["shirin@setu.example", "karim@setu.example"].entries()) {
    await db
      .insertInto("one_time_links")
      .values({
        ...{ id: `invitation-${index}`, purpose: "invite", token_hash: sha256Hex(email), email },
        ...{ user_id: null, created_by: coordinator.id, created_at: at },
        expires_at: new Date(now.getTime() + (index ? -1 : 1) * 3_600_000).toISOString(),
        ...{ used_at: null, withdrawn_at: null },
      })
      .execute();
  }
  for (const [name, list, query] of [
    ["Urgent, mine", "queue", "assignee=me&urgent=1"],
    ["থাইল্যান্ড, দেরি হয়েছে", "bookings", "country=thailand&reply=late"],
  ] as const) {
    const filter = { name, list, query, name_key: name.toLowerCase(), user_id: coordinator.id };
    const times = { created_at: at, updated_at: at };
    await db
      .insertInto("saved_filters")
      .values({ id: list, ...filter, ...times })
      .execute();
  }
  return { coordinator, withPasskey, family, passkey };
}

/** Content to decide, unfinished content, and content in the bin. */
async function insertContent(db: Database, at: string): Promise<void> {
  await insertStory(db, {
    id: "story-pending",
    text: "They rang at night.\nRing me: 01711-234567.",
  });
  await insertStory(db, {
    name: "সালমা",
    place: "সিলেট",
    language: "bn",
    text: "রাতেই ফোন করেছিলেন।",
  });
  await insertStory(db, { id: "story-rejected", reason: "It names a doctor." });
  await insertHospital(db, { id: "hospital-draft", status: "draft" }, { en: {}, bn: {} });
  await insertVideo(db, { id: "video" }, { en: {}, bn: { title: "চেন্নাইয়ের পথে" } });
  await insertVideo(db, { id: "video-draft", status: "draft", ...NO_CONSENT });
  await insertMember(db, { id: "member-draft", status: "draft" });
  await insertMember(db, { deleted_at: at });
  await insertStory(db, { deleted_at: at });
  await insertHospital(db, { deleted_at: at });
  await insertVideo(db, { deleted_at: at });
}
