import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import type { BackupProblem } from "#db/tables/backups";
import type { BackupHistory } from "./backup";

export interface RecordedRuns extends BackupHistory {
  failures: readonly { at: string; problem: BackupProblem }[];
}

/** Maximum number of failures that are read since the newest good backup. */
const MAX_FAILURES = 100;

/** The newest good run, and the failures since that one. */
export async function recordedRuns(db: Queryable): Promise<RecordedRuns> {
  const good = await db
    .selectFrom("backups")
    .select("at")
    .where("problem", "is", null)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  const failures = await db
    .selectFrom("backups")
    .select(["at", "problem"])
    .where("problem", "is not", null)
    .where("at", ">", good?.at ?? "")
    .orderBy("at", "desc")
    .limit(MAX_FAILURES)
    .$narrowType<{ problem: BackupProblem }>()
    .execute();
  return { newest: good?.at ?? null, failures };
}

type Run = { at: Date } & ({ name: string; bytes: number } | { problem: BackupProblem });

/** Records the result of a run. */
export async function recordRun(db: Queryable, { at, ...run }: Run): Promise<void> {
  const none = { problem: null, name: null, bytes: null };
  await db
    .insertInto("backups")
    .values({ id: randomUUID(), at: at.toISOString(), ...none, ...run })
    .execute();
}

/** Deletes runs before the given time, except the newest good one, because the dashboard shows its age. */
export async function deleteRuns(db: Queryable, before: Date): Promise<void> {
  const { newest } = await recordedRuns(db);
  await db
    .deleteFrom("backups")
    .where("at", "<", before.toISOString())
    .where("at", "!=", newest ?? "")
    .execute();
}
