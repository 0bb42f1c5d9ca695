import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { MemberRecord } from "./team";

/** Null where there is none, or it lies in the bin. */
export async function findMember(db: Queryable, id: string): Promise<MemberRecord | null> {
  const [found] = await membersWith(db, id);
  return found ?? null;
}

/** Everybody, in the order of the public page. */
export function listMembers(db: Queryable): Promise<MemberRecord[]> {
  return membersWith(db, null);
}

async function membersWith(db: Queryable, id: string | null): Promise<MemberRecord[]> {
  let members = db
    .selectFrom("team_members")
    .select(["id", "picture_id", "status", "sample", "version", "updated_at"])
    .where("deleted_at", "is", null);
  let texts = db.selectFrom("team_member_texts").selectAll();
  if (id !== null) {
    members = members.where("id", "=", id);
    texts = texts.where("member_id", "=", id);
  }
  const rows = await members.orderBy("position").orderBy("id").execute();
  const textsById = Map.groupBy(await texts.execute(), ({ member_id }) => member_id);
  return rows.map(({ sample, updated_at, picture_id, ...member }) => ({
    ...member,
    pictureId: picture_id,
    sample: isSet(sample),
    updatedAt: updated_at,
    texts: Object.fromEntries(
      (textsById.get(member.id) ?? []).map(({ language, name, role, bio, ...text }) => [
        language,
        {
          language,
          words: { name, role, bio },
          version: text.version,
          englishVersion: text.english_version,
          updatedAt: text.updated_at,
        },
      ]),
    ),
  }));
}
