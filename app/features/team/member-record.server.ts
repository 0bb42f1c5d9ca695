import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import { readSpoken, writtenSpoken } from "~/features/spoken/spoken";
import type { WordedRecord } from "~/features/worded-content/worded-record";
import { defaultLanguage } from "~/locales/languages";
import { type MemberRecord, SPOKEN } from "./team";

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
    .select(["id", "picture_id", "spoken_languages", "status", "sample", "version", "updated_at"])
    .where("deleted_at", "is", null);
  let texts = db.selectFrom("team_member_texts").selectAll();
  if (id !== null) {
    members = members.where("id", "=", id);
    texts = texts.where("member_id", "=", id);
  }
  const rows = await members.orderBy("position").orderBy("id").execute();
  const textsById = Map.groupBy(await texts.execute(), ({ member_id }) => member_id);
  return rows.map(({ sample, updated_at, picture_id, spoken_languages, ...member }) => ({
    ...member,
    pictureId: picture_id,
    spoken: readSpoken(spoken_languages),
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

/** A member whose English has with it what is written beside it. */
export interface WrittenMember extends MemberRecord {
  texts: WordedRecord<string>["texts"] & MemberRecord["texts"];
}

/** Puts what is written beside the English among its words, as its versions are kept. */
function withWritten(member: MemberRecord): WrittenMember {
  const english = member.texts[defaultLanguage];
  if (!english) return member;
  const words = { ...english.words, [SPOKEN]: writtenSpoken(member.spoken) };
  return { ...member, texts: { ...member.texts, [defaultLanguage]: { ...english, words } } };
}

/** Likewise, with what is written beside the English among its words. */
export async function findWrittenMember(db: Queryable, id: string): Promise<WrittenMember | null> {
  const found = await findMember(db, id);
  return found && withWritten(found);
}
