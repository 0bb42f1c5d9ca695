import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { holdsWord } from "#db/like";
import type { Schema } from "#db/schema";
import { PAGE_SIZE } from "~/constants";
import type { Language } from "~/locales/languages";
import {
  type ModerationQuery,
  type ReviewRecord,
  type ReviewStatus,
  reviewStatuses,
} from "./moderation";
import { reviewRecords } from "./review-record.server";

export interface ReviewQueue {
  reviews: ReviewRecord[];
  count: number;
  /** The page that is shown: the last one, where a later one was asked for. */
  page: number;
  pages: number;
}

const eb = expressionBuilder<Schema, "reviews">();

/** One page of the stories: those that wait first, the longest waiting on top, then the newest. */
export async function reviewQueue(
  db: Queryable,
  query: ModerationQuery,
  language: Language,
): Promise<ReviewQueue> {
  const { search, status } = query;
  const fitting = db.selectFrom("reviews").where(fits(search));
  const waiting = status === null || status === "pending" ? await countOf(fitting, "pending") : 0;
  const others = status === "pending" ? 0 : await countOf(fitting, status ?? "decided");
  const count = waiting + others;
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const offset = (page - 1) * PAGE_SIZE;
  const first =
    offset < waiting
      ? await idsOf(fitting.where("status", "=", "pending"), "asc", PAGE_SIZE, offset)
      : [];
  const room = PAGE_SIZE - first.length;
  const rest =
    room > 0 && others > 0
      ? await idsOf(
          fitting.where(hasStatus(status ?? "decided")),
          "desc",
          room,
          Math.max(0, offset - waiting),
        )
      : [];
  return { reviews: await reviewRecords(db, [...first, ...rest], language), count, page, pages };
}

/** How many stories there are of each status. */
export async function countReviews(db: Queryable): Promise<Record<ReviewStatus, number>> {
  const rows = await db
    .selectFrom("reviews")
    .select(["status", eb.fn.countAll().as("count")])
    .where("deleted_at", "is", null)
    .groupBy("status")
    .execute();
  const counts = new Map(rows.map(({ status, count }) => [status, Number(count)]));
  return Object.fromEntries(
    reviewStatuses.map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<ReviewStatus, number>;
}

/** How many stories wait for a coordinator to read them. */
export function countPendingReviews(db: Queryable): Promise<number> {
  return countOf(db.selectFrom("reviews").where(fits("")), "pending");
}

type Stories = ReturnType<typeof storiesOf>;
function storiesOf(db: Queryable) {
  return db.selectFrom("reviews");
}

async function countOf(stories: Stories, status: ReviewStatus | "decided"): Promise<number> {
  const { count } = await stories
    .where(hasStatus(status))
    .select(eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function idsOf(
  stories: Stories,
  direction: "asc" | "desc",
  limit: number,
  offset: number,
): Promise<string[]> {
  const rows = await stories
    .select("id")
    .orderBy("submitted_at", direction)
    .orderBy("id", direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

function hasStatus(status: ReviewStatus | "decided"): Expression<SqlBool> {
  return status === "decided" ? eb("status", "!=", "pending") : eb("status", "=", status);
}

/** Each word in what is published or in the writer's address. */
function fits(search: string): Expression<SqlBool> {
  const words = search.split(/\s+/).filter(Boolean);
  return eb.and([
    eb("deleted_at", "is", null),
    ...words.map((word) =>
      eb.or(["name", "place", "text", "email"].map((column) => holdsWord(sql.ref(column), word))),
    ),
  ]);
}
