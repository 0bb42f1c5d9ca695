import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { Language } from "~/locales/languages";
import type { MemberWords } from "./team";

/** A member's words in one language. */
export interface MemberText extends MemberWords {
  language: Language;
  /** Counts the changes of these words. */
  version: number;
  /** The version of the English that they were last held against. */
  englishVersion: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
}

/** A member as coordinators see them, drafts too; not what lies in the bin. */
export interface MemberRecord {
  id: string;
  pictureId: string | null;
  status: "draft" | "published";
  sample: boolean;
  /** Counts every change but moves in the order. */
  version: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
  texts: Partial<Record<Language, MemberText>>;
}

/** A text's words alone, as its revision keeps them. */
export function revisedWords({ name, role, bio, version, englishVersion, updatedAt }: MemberText) {
  return { version, englishVersion, fields: { name, role, bio }, at: updatedAt };
}

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
      (textsById.get(member.id) ?? []).map(({ language, name, role, bio, version, ...text }) => [
        language,
        {
          language,
          name,
          role,
          bio,
          version,
          englishVersion: text.english_version,
          updatedAt: text.updated_at,
        },
      ]),
    ),
  }));
}
