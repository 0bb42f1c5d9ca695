import type { Queryable } from "#db/connection.server";
import type { FamilyReader } from "../family-page.server";
import { publicRequestColumns } from "../status/opened.server";

export type FamilyRequest = Awaited<ReturnType<typeof findFamilyRequest>>;

/** Loads a request with the columns that its family's page needs. */
export async function findFamilyRequest(db: Queryable, reader: FamilyReader) {
  const found = await db
    .selectFrom("requests")
    .select(publicRequestColumns)
    .select(["language", "tell_us_more as words", "full_name as name"])
    .select(["phone_number as phone", "email", "merged_into as mergedInto"])
    .where("id", "=", reader.requestId)
    .executeTakeFirstOrThrow();
  // the family's page says nothing about an unmailed receipt
  return { ...found, isUnmailed: false, survivor: await survivorOf(db, reader, found) };
}

interface MergedRequest {
  userId: string | null;
  email: string;
  phone: string;
  mergedInto: string | null;
}

/**
 * Reference of the request into which this one was merged; null unless account, phone or email show
 * that the same person sent it.
 */
async function survivorOf(
  db: Queryable,
  { person }: Pick<FamilyReader, "person">,
  merged: MergedRequest,
): Promise<string | null> {
  if (merged.mergedInto === null) return null;
  const survivor = await db
    .selectFrom("requests")
    .select(["reference", "user_id as userId", "email", "phone_number as phone"])
    .where("id", "=", merged.mergedInto)
    .executeTakeFirst();
  if (!survivor) return null;
  const isSameSender = person
    ? survivor.userId === person.id || (survivor.userId === null && survivor.email === person.email)
    : (survivor.phone !== "" && survivor.phone === merged.phone) ||
      (survivor.email !== "" && survivor.email === merged.email);
  return isSameSender ? survivor.reference : null;
}
