import {
  type Expression,
  expressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from "kysely";
import type { Queryable } from "#db/connection.server";
import { holdsWord } from "#db/like";
import type { Schema } from "#db/schema";
import { PAGE_SIZE } from "~/constants";
import type { Picture } from "~/features/pictures/picture";
import { picturesById } from "~/features/pictures/picture-record.server";
import { defaultLanguage } from "~/locales/languages";
import { type PageWindow, windowOf } from "~/paging";
import type { PostQuery, PostRecord, PostState } from "./post-editing";
import { postNeeds, postsThatNeed } from "./post-needs.server";
import { postRecords } from "./post-record.server";

export interface PostSearch extends PageWindow {
  posts: PostRecord[];
  /** By the ids of the pictures. */
  covers: Map<string, Picture>;
  count: number;
}

/** One page of the posts that coordinators look for, those that changed last first. */
export async function searchPosts(db: Queryable, query: PostQuery, now: Date): Promise<PostSearch> {
  const needing = query.words ? [await postsThatNeed(db, query.words)] : [];
  const fitting = db.selectFrom("posts").where(eb.and([...needing, fits(query, now)]));
  const count = (await rememberedCount(db, query)) ?? (await countOf(fitting));
  const window = windowOf(count, query.page, PAGE_SIZE);
  const direction = window.fromEnd ? "asc" : "desc";
  const rows = await fitting
    .select("id")
    .orderBy("updated_at", direction)
    .orderBy("id", direction)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  if (window.fromEnd) rows.reverse();
  const posts = await postRecords(
    db,
    rows.map(({ id }) => id),
  );
  const covers = await picturesById(
    db,
    posts.map(({ pictureId }) => pictureId),
    defaultLanguage,
  );
  return { ...window, posts, covers, count };
}

/** What need not be counted, for it is remembered: how many need something, where nothing else is asked. */
async function rememberedCount(db: Queryable, query: PostQuery): Promise<number | null> {
  const { words: need, search, status, category } = query;
  if (!need || search || status || category) return null;
  return (await postNeeds(db))[need].count;
}

async function countOf(found: SelectQueryBuilder<Schema, "posts", unknown>): Promise<number> {
  const { count } = await found.select(eb.fn.countAll().as("count")).executeTakeFirstOrThrow();
  return Number(count);
}

/** How many there are of each state, without those in the bin. */
export async function countPosts(db: Queryable, now: Date): Promise<Record<PostState, number>> {
  const kept = db.selectFrom("posts").where("deleted_at", "is", null);
  const having = (state: PostState) => countOf(kept.where(hasState(state, now.toISOString())));
  return {
    draft: await having("draft"),
    scheduled: await having("scheduled"),
    published: await having("published"),
  };
}

const eb = expressionBuilder<Schema, "posts">();

function fits({ search, status, category }: PostQuery, now: Date): Expression<SqlBool> {
  const words = search.split(/\s+/).filter(Boolean);
  return eb.and([
    eb("deleted_at", "is", null),
    ...(category ? [eb("category", "=", category)] : []),
    ...(status ? [hasState(status, now.toISOString())] : []),
    ...words.map((word) => eb.or([holdsWord(eb.ref("slug"), word), hasTitleWith(word)])),
  ]);
}

function hasState(state: PostState, now: string): Expression<SqlBool> {
  if (state === "draft") return eb("status", "=", "draft");
  const sign = state === "scheduled" ? ">" : "<=";
  return eb.and([eb("status", "=", "published"), eb("published_at", sign, now)]);
}

/** In whichever language. */
function hasTitleWith(word: string): Expression<SqlBool> {
  return eb(
    "id",
    "in",
    eb
      .selectFrom("post_texts")
      .select("post_id")
      .where(holdsWord(sql.ref("title"), word)),
  );
}
