import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { contains, containsWord } from "#db/like";
import type { Schema } from "#db/schema";
import { PAGE_SIZE } from "~/constants";
import type { Role } from "~/features/sessions/person";
import { fold } from "~/locales/fold";
import type { Language } from "~/locales/languages";
import { windowOf } from "~/paging";

/** An account in the coordinators' list. */
export interface ListedAccount {
  id: string;
  email: string;
  name: string | null;
  phone: string | null;
  role: Role;
  language: Language;
  emailVerified: boolean;
  disabled: boolean;
  /** ISO 8601 UTC. */
  createdAt: string;
}

export interface AccountQuery {
  /** Parts of a name, email address or phone number; all must match. */
  search: string;
  role: Role | null;
  verified: "yes" | "no" | null;
  disabled: "yes" | "no" | null;
  /** The first page is 1. */
  page: number;
}

const MAX_WORDS = 6;
const eb = expressionBuilder<Schema, "users">();

/** One page of accounts, newest first. */
export async function listAccounts(db: Queryable, query: AccountQuery) {
  const condition = conditionOf(query);
  const { count } = await db
    .selectFrom("users")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where(condition)
    .executeTakeFirstOrThrow();
  const { page, pages, offset, limit, fromEnd } = windowOf(Number(count), query.page, PAGE_SIZE);
  const direction = fromEnd ? "asc" : "desc";
  const rows = await listedAccounts(db)
    .where(condition)
    .orderBy("created_at", direction)
    .orderBy("id", direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const accounts = rows.map(asAccount);
  return { count: Number(count), rows: fromEnd ? accounts.reverse() : accounts, page, pages };
}

export async function findListedAccount(db: Queryable, id: string): Promise<ListedAccount | null> {
  const row = await listedAccounts(db).where("id", "=", id).executeTakeFirst();
  return row ? asAccount(row) : null;
}

function conditionOf({ search, role, verified, disabled }: AccountQuery): Expression<SqlBool> {
  const words = search.split(/\s+/).filter((word) => fold(word) !== "");
  return eb.and([
    ...words.slice(0, MAX_WORDS).map(hasWord),
    ...(role ? [eb("role", "=", role)] : []),
    ...(verified ? [eb("email_verified_at", verified === "yes" ? "is not" : "is", null)] : []),
    ...(disabled ? [eb("disabled_at", disabled === "yes" ? "is not" : "is", null)] : []),
  ]);
}

function hasWord(word: string): Expression<SqlBool> {
  const folded = fold(word);
  // phone numbers are stored without the leading zero of `01712…`
  const digits = /^[\d()+./-]+$/.test(folded) ? folded.replace(/\D/g, "").replace(/^0+/, "") : "";
  return eb.or([
    containsWord(sql`coalesce(name, '')`, word),
    contains(sql`email`, folded),
    ...(digits ? [contains(sql`coalesce(phone, '')`, digits)] : []),
  ]);
}

function listedAccounts(db: Queryable) {
  return db
    .selectFrom("users")
    .select([
      "id",
      "email",
      "name",
      "phone",
      "role",
      "language",
      "email_verified_at",
      "disabled_at",
      "created_at",
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof listedAccounts>["executeTakeFirstOrThrow"]>>;

function asAccount({ email_verified_at, disabled_at, created_at, ...row }: Row): ListedAccount {
  return {
    ...row,
    emailVerified: email_verified_at !== null,
    disabled: disabled_at !== null,
    createdAt: created_at,
  };
}
