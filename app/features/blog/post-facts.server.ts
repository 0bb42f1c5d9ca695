import { randomUUID } from "node:crypto";
import type { Database, Queryable } from "#db/connection.server";
import { flag } from "#db/flag";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import {
  type FactsChange,
  type FactsStore,
  keepFirstFacts,
  writeFacts,
} from "~/features/worded-content/facts.server";
import { keepFirstWords } from "~/features/worded-content/write-words.server";
import { defaultLanguage } from "~/locales/languages";
import { sha256Hex } from "~/server/signature.server";
import type { PostFacts, PostRecord, PostWords } from "./post-editing";
import { findPostRecord } from "./post-record.server";
import { freeSlug, proposedSlug } from "./post-slug";
import { factsOfFlat, flatFacts, type PostFactName } from "./revised-post-facts.server";

const kind = "blog-posts";

const record = (id: string) => ({ kind, id }) as const;

export interface NewPost {
  words: PostWords;
  /** With an empty slug: the title proposes one that is free. */
  facts: PostFacts;
  /** From the form; null for a post that carries none. */
  formKey: string | null;
}

/**
 * Adds a draft with its English words. The same form with the same words again is the same post.
 *
 * @returns its id; null where another post has the address
 */
export async function addPost(
  db: Database,
  by: Editor,
  { words, facts, formKey }: NewPost,
  now: Date,
): Promise<string | null> {
  const said = JSON.stringify([formKey, by.actorId, words, facts]);
  const id = formKey === null ? randomUUID() : sha256Hex(said).slice(0, 32);
  const at = now.toISOString();
  return inTransaction(db, async (trx) => {
    const known = await trx
      .selectFrom("posts")
      .select("id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (known) return id;
    const wanted = facts.slug || proposedSlug(words.title);
    const slug = freeSlug(wanted, await takenSlugs(trx, wanted, id));
    if (facts.slug && slug !== facts.slug) return null;
    await trx
      .insertInto("posts")
      .values({
        id,
        slug,
        ...columnsOf(facts),
        cover: null,
        status: "draft",
        published_at: null,
        sample: flag(false),
        created_at: at,
        updated_at: at,
      })
      .execute();
    const text = { recordId: id, language: defaultLanguage, words, englishVersion: 0, at };
    await trx
      .insertInto("post_texts")
      .values({ ...words, post_id: id, language: defaultLanguage, updated_at: at })
      .execute();
    await keepFirstWords(trx, kind, text, by);
    await keepFirstFacts(trx, { kind, recordId: id, at }, flatFacts({ ...facts, slug }), by);
    await auditContent(trx, by, "content-added", record(id), now);
    return id;
  });
}

/**
 * Changes what of a post is the same in every language. Where it has been public, its old address leads
 * to the new one from then on.
 *
 * @returns `slug-taken`: another post has the address, or had it
 */
export function writePostFacts(
  db: Database,
  by: Editor,
  change: FactsChange<PostFactName>,
  now: Date,
) {
  return writeFacts(db, by, store, change, now);
}

const store: FactsStore<PostFactName, PostRecord, "slug-taken"> = {
  kind,
  find: findPostRecord,
  flat: flatFacts,
  refuse: async (trx, { found, facts }) =>
    (await takenSlugs(trx, facts.slug, found.id)).has(facts.slug) ? "slug-taken" : null,
  store: async (trx, { found, facts: flat, now }) => {
    const facts = factsOfFlat(flat);
    const { numUpdatedRows } = await trx
      .updateTable("posts")
      .set((eb) => ({
        slug: facts.slug,
        ...columnsOf(facts),
        facts_version: found.factsVersion + 1,
        version: eb("version", "+", 1),
        updated_at: now.toISOString(),
      }))
      .where("id", "=", found.id)
      .where("facts_version", "=", found.factsVersion)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    if (facts.slug !== found.slug) await leaveSlug(trx, found, facts.slug);
    return true;
  },
};

/** The old address leads to the post; one that it has again leads nowhere else. */
async function leaveSlug(trx: Queryable, { id, slug, publishedAt }: PostRecord, next: string) {
  await trx.deleteFrom("post_slugs").where("slug", "=", next).execute();
  if (publishedAt === null) return;
  await trx
    .insertInto("post_slugs")
    .values({ slug, post_id: id })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet({ post_id: id }))
    .execute();
}

/**
 * Which of a slug, and of that with a number behind it, other posts have or have had; those in the
 * bin too, from where they come back.
 */
async function takenSlugs(trx: Queryable, wanted: string, id: string): Promise<Set<string>> {
  const now = await trx
    .selectFrom("posts")
    .select("slug")
    .where((eb) => eb.or([eb("slug", "=", wanted), eb("slug", "like", `${wanted}-%`)]))
    .where("id", "!=", id)
    .execute();
  const once = await trx
    .selectFrom("post_slugs")
    .select("slug")
    .where((eb) => eb.or([eb("slug", "=", wanted), eb("slug", "like", `${wanted}-%`)]))
    .where("post_id", "!=", id)
    .execute();
  return new Set([...now, ...once].map(({ slug }) => slug));
}

function columnsOf({ category, featured, link }: PostFacts) {
  return { category, featured: flag(featured), video_url: link || null };
}
