import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { PREFERENCE_BUTTONS } from "~/preferences";
import type { Context } from "~/server/context";
import { CSRF_FIELD } from "~/server/csrf";
import { isCrossSite, WRITER_FIELD } from "~/server/csrf.server";
import { errorFields } from "~/server/log.server";
import { isSecretField } from "~/server/returned-form.server";
import { openSealed, seal } from "~/server/seal.server";
import { writerOf } from "./form-writer.server";
import type { KeptCause } from "./kept-form";
import { isCoordinator } from "./session-storage.server";

/** Fields that every form contains and nobody fills in. */
const FIXED_FIELDS = [CSRF_FIELD, WRITER_FIELD, ...PREFERENCE_BUTTONS];
/** Maximum number of forms kept for each person; older ones are deleted. */
const MAX_FORMS = 10;

export interface KeptForm {
  /** Time of the first submission, ISO 8601 UTC. */
  keptAt: string;
  cause: KeptCause;
  /** The address to which the form was posted, with query and language. */
  path: string;
  /** Name and value of each field, except secrets and tokens. */
  fields: [string, string][];
}

/**
 * Stores a coordinator's rejected form encrypted, so that only its writer can read it.
 *
 * @param why by default, that the session ended or the writer lost access
 * @returns `isAdmin` is true if the writer is still a coordinator; null if the form was not kept
 */
export async function keepForm(
  request: Request,
  context: Context,
  why?: KeptCause,
): Promise<{ id: string; isAdmin: boolean } | null> {
  if (request.method !== "POST" || isCrossSite(request, context)) return null;
  const fields = await fieldsOf(request);
  const userId = fields && writerOf(request, fields, context);
  if (!fields || !userId) return null;
  const isAdmin = await isCoordinator(context.db, userId);
  if (isAdmin === null) return null;
  const cause = why ?? (isAdmin ? "logged-out" : "no-access");
  const id = await keepFieldsOf(userId, request, context, fields, cause);
  // if the form could not be kept, the caller redirects to the log-in all the same
  return id === null ? null : { id, isAdmin };
}

/** Stores the form of a known person. @returns the form's id; null if it could not be stored */
export async function keepFieldsOf(
  userId: string,
  request: Request,
  context: Context,
  fields: FormData,
  cause: KeptCause,
): Promise<string | null> {
  const typedFields = [...fields].filter(
    (field): field is [string, string] =>
      typeof field[1] === "string" && !FIXED_FIELDS.includes(field[0]) && !isSecretField(field[0]),
  );
  const id = randomUUID();
  try {
    await inTransaction(context.db, async (trx) => {
      await trx
        .insertInto("kept_forms")
        .values({
          id,
          user_id: userId,
          path: pathOf(request),
          sealed: seal(context.env.dataKeys, ownerOf(userId), JSON.stringify(typedFields)),
          cause,
          created_at: context.now().toISOString(),
          settled_at: null,
        })
        .execute();
      await dropOldest(trx, userId);
    });
    return id;
  } catch (error) {
    context.log("form.not-kept", errorFields(error));
    return null;
  }
}

/** A person's kept form; null if it is somebody else's or no current key decrypts it. */
export async function findKeptForm(
  { db, env }: Pick<Context, "db" | "env">,
  userId: string,
  id: string,
): Promise<KeptForm | null> {
  const row = await db
    .selectFrom("kept_forms")
    .select(["path", "sealed", "cause", "created_at"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const text = row ? openSealed(env.dataKeys, ownerOf(userId), row.sealed) : null;
  return row && text !== null
    ? { keptAt: row.created_at, cause: row.cause, path: row.path, fields: JSON.parse(text) }
    : null;
}

/** Id, address and time of each form that waits for the person, newest first. */
export function listWaitingForms(db: Queryable, userId: string) {
  return db
    .selectFrom("kept_forms")
    .select(["id", "path", "created_at"])
    .where("user_id", "=", userId)
    .where("settled_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/**
 * Marks a form as settled, or as waiting again. A settled form stays stored until its retention ends.
 *
 * @param at time of settling, ISO 8601 UTC; null marks the form as waiting
 * @returns false if the person has no such form
 */
export async function settleKeptForm(
  db: Queryable,
  userId: string,
  id: string,
  at: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("kept_forms")
    .set({ settled_at: at })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes forms that were kept before this time (ISO 8601 UTC). */
export async function sweepKeptForms(db: Queryable, before: string): Promise<void> {
  await db.deleteFrom("kept_forms").where("created_at", "<", before).execute();
}

async function dropOldest(trx: Queryable, userId: string): Promise<void> {
  const oldForms = await trx
    .selectFrom("kept_forms")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .offset(MAX_FORMS)
    // SQLite requires a limit if there is an offset
    .limit(MAX_FORMS)
    .execute();
  const ids = oldForms.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom("kept_forms").where("id", "in", ids).execute();
}

/** Reads a copy of the request, because the action reads the body too. */
async function fieldsOf(request: Request): Promise<FormData | null> {
  try {
    return await request.clone().formData();
  } catch {
    return null;
  }
}

function pathOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  // client navigations add this parameter
  searchParams.delete("_routes");
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return pathname.replace(/\.data$/, "") + query;
}

function ownerOf(userId: string): string {
  return `kept-form:${userId}`;
}
