import type { Queryable } from "#db/connection.server";
import type { FamilyReader } from "../family-page.server";
import { openedColumns } from "../status/opened.server";

export type FamilyRequest = Awaited<ReturnType<typeof findFamilyRequest>>;

/** Loads a request with the columns that its family's page needs. */
export async function findFamilyRequest(db: Queryable, reader: FamilyReader) {
  const found = await db
    .selectFrom("requests")
    .select(openedColumns)
    .select(["language", "tell_us_more as words", "full_name as name"])
    .select(["phone_number as phone", "email", "merged_into as mergedInto"])
    .where("id", "=", reader.requestId)
    .executeTakeFirstOrThrow();
  return { ...found, isUnmailed: false, goesOn: await survivorOf(db, reader, found) };
}

interface Part {
  userId: string | null;
  email: string;
  phone: string;
  mergedInto: string | null;
}

/**
 * Reference of the request into which this one was merged, if phone, email or account match. Null if it may belong to
 * another relative.
 */
async function survivorOf(
  db: Queryable,
  { person }: Pick<FamilyReader, "person">,
  part: Part,
): Promise<string | null> {
  if (part.mergedInto === null) return null;
  const whole = await db
    .selectFrom("requests")
    .select(["reference", "user_id as userId", "email", "phone_number as phone"])
    .where("id", "=", part.mergedInto)
    .executeTakeFirst();
  if (!whole) return null;
  const isSame = person
    ? whole.userId === person.id || (whole.userId === null && whole.email === person.email)
    : (whole.phone !== "" && whole.phone === part.phone) ||
      (whole.email !== "" && whole.email === part.email);
  return isSame ? whole.reference : null;
}
