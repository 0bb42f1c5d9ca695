import type { Queryable } from "#db/connection.server";
import { readSpoken, writtenSpoken } from "~/locales/spoken-languages";
import { type CoordinatorProfile, nameForFamilies } from "./coordinator";

export async function findCoordinatorProfile(
  db: Queryable,
  userId: string,
): Promise<CoordinatorProfile> {
  const row = await db
    .selectFrom("users")
    .select(["public_name", "spoken_languages"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return { publicName: row.public_name, spoken: readSpoken(row.spoken_languages) };
}

/** The signature below a coordinator's messages to families; empty if there is no name yet. */
export async function signingName(
  db: Queryable,
  { id, name }: { id: string; name: string | null },
): Promise<string> {
  return nameForFamilies(await findCoordinatorProfile(db, id), name);
}

/** Names of these coordinators, as families see them. */
export async function publicNamesOf(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("users")
    .select(["id", "name", "public_name as publicName"])
    .where("id", "in", ids)
    .execute();
  return new Map(
    rows.map(({ id, name, publicName }) => [id, nameForFamilies({ publicName }, name)]),
  );
}

export async function setCoordinatorProfile(
  trx: Queryable,
  userId: string,
  { publicName, spoken }: CoordinatorProfile,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("users")
    .set({
      public_name: publicName,
      spoken_languages: writtenSpoken(spoken) || null,
      updated_at: now.toISOString(),
    })
    .where("id", "=", userId)
    .execute();
}
