import { randomBytes, randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { sha256Hex } from "~/server/signature.server";
import { insertAdmin } from "./bookings";
import { signedValue } from "./session-cookie";
import type { Site } from "./site";
import type { Visitor } from "./visitor";

/** A browser with a coordinator of this name signed in. */
export async function coordinator(site: Site, name = "Nila"): Promise<Visitor> {
  const { id } = await insertAdmin(site.db, name);
  return signedIn(site, id);
}

/** A browser signed in to a family's own account. */
export async function signedInUser(site: Site): Promise<Visitor> {
  const { id } = await insertAdmin(site.db, "Family");
  await site.db.updateTable("users").set({ role: "user" }).where("id", "=", id).execute();
  return signedIn(site, id);
}

/** A signed-in browser. */
export async function signedIn(site: Site, userId: string): Promise<Visitor> {
  const visitor = site.visitor();
  const isHttps = site.env.publicUrl.startsWith("https:");
  const token = await insertSession(site.db, userId, site.clock.now);
  visitor.cookies.set(isHttps ? "__Host-session" : "session", signedValue(site, token));
  return visitor;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Adds a session of a new browser. @returns the token, which the cookie contains with a signature
 */
export async function insertSession(db: Queryable, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("sessions")
    .values({
      id: randomUUID(),
      token_hash: sha256Hex(token),
      user_id: userId,
      remember: 1,
      user_agent: "",
      network: "",
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + DAY_MS).toISOString(),
    })
    .execute();
  return token;
}
