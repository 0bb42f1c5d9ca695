import { sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Resealing } from "~/features/identity/factor-seals.server";
import type { Env } from "~/server/env.server";
import { keyId, keyIdInSealed, sealPrefix } from "~/server/seal.server";
import { openKey, openName, sealName, wrapKey } from "./file-keys.server";

type Keys = Pick<Env, "dataKeys" | "backup">;

/**
 * Seals the keys and names of all files again with the first data key, and encrypts the keys for the present owner of
 * the backups.
 */
export async function resealPapers(db: Queryable, env: Keys): Promise<Resealing> {
  const count: Resealing = { resealed: 0, current: 0, unreadable: 0 };
  const files = await db
    .selectFrom("document_files")
    .select(["id", "name", "sealed_key"])
    .where("sealed_key", "is not", null)
    .execute();
  for (const { id, name, sealed_key: sealedKey } of files) {
    const key = sealedKey === null ? null : openKey(env, id, sealedKey);
    if (sealedKey === null || key === null) {
      count.unreadable += 1;
      continue;
    }
    await db
      .updateTable("document_files")
      .set({
        ...(await wrapKey(env, id, key)),
        name: name && sealName(env, id, openName(env, id, name)),
      })
      .where("id", "=", id)
      .where("sealed_key", "=", sealedKey)
      .execute();
    const isCurrent = keyIdInSealed(sealedKey) === keyId(env.dataKeys[0] ?? "");
    count[isCurrent ? "current" : "resealed"] += 1;
  }
  return count;
}

/** True if the site's keys lack the one that sealed a stored file. */
export async function hasLockedPapers(
  db: Queryable,
  { dataKeys }: Pick<Env, "dataKeys">,
): Promise<boolean> {
  const prefixes = dataKeys.map(sealPrefix);
  const prefixLength = prefixes[0]?.length ?? 0;
  const lockedFile = await db
    .selectFrom("document_files")
    .select("id")
    .where("sealed_key", "is not", null)
    .where(sql<string>`substr(sealed_key, 1, ${sql.lit(prefixLength)})`, "not in", prefixes)
    .limit(1)
    .executeTakeFirst();
  return lockedFile !== undefined;
}
