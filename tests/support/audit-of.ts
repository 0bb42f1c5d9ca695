import type { Site } from "./site";

/** A record's audit events, oldest first: kind, detail and the actor's name. */
export async function auditOf(site: Site, id: string): Promise<string[]> {
  const rows = await site.db
    .selectFrom("audit_events")
    .innerJoin("users", "users.id", "audit_events.actor_id")
    .select(["kind", "detail", "users.name"])
    .where("record_id", "=", id)
    .orderBy("at")
    .execute();
  return rows.map(({ kind, detail, name }) => [kind, detail, name].filter(Boolean).join(" "));
}
