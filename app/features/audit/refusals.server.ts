import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { Services } from "~/server/context";
import { errorFields } from "~/server/log.server";
import { sha256Hex } from "~/server/signature.server";
import type { AuditKind } from "./audit";

const HOUR_MS = 60 * 60 * 1000;
/** Maximum number of events of a kind in an hour, so that an attacker with many networks cannot fill the disk. */
const MAX_PER_HOUR = 500;

/**
 * Audits a refusal once an hour for each network and person, because anybody can cause many. Never throws, so that
 * the request is refused even if the audit fails.
 */
export async function auditRefusal(
  { db, now, log }: Pick<Services, "db" | "now" | "log">,
  kind: Extract<AuditKind, "access-refused" | "cross-site-refused">,
  { actorId, network }: { actorId: string | null; network: string },
): Promise<void> {
  const at = now();
  const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS).toISOString();
  // refusals of one kind, hour, network and person get the same id, so only one is stored
  const id = sha256Hex([kind, hour, network, actorId ?? ""].join(" ")).slice(0, 32);
  const row = { id, at: at.toISOString(), kind, actor_id: actorId, subject_id: actorId, network };
  try {
    // checked before the transaction, because repetitions are common and this query needs no lock
    const rows = await db.selectFrom("audit_events").select("id").where("id", "=", id).execute();
    if (rows.length > 0) return;
    if ((await countSince(db, kind, hour)) >= MAX_PER_HOUR) return;
    await inTransaction(db, async (trx) => {
      // other requests may have added events meanwhile
      if ((await countSince(trx, kind, hour)) >= MAX_PER_HOUR) return;
      await trx
        .insertInto("audit_events")
        .values({ ...row, detail: "" })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    });
  } catch (error) {
    log("audit.lost", { kind, ...errorFields(error) });
  }
}

async function countSince(db: Queryable, kind: AuditKind, hour: string): Promise<number> {
  const { count } = await db
    .selectFrom("audit_events")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("kind", "=", kind)
    .where("at", ">=", hour)
    .executeTakeFirstOrThrow();
  return Number(count);
}
