import type { Database } from "#db/connection.server";
import type { Context } from "~/server/context";

/** A context with only those parts that the tested functions read. */
export function aContext(db: Database, now: Date): Context {
  const env = { publicUrl: "http://localhost:3000" };
  const context = { db, env, now: () => now, clientAddress: "192.0.2.1", wakeOutbox: () => {} };
  return context as Partial<Context> as Context;
}
