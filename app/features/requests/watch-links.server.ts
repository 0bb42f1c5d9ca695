import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { flag, isSet } from "#db/flag";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { recordReading } from "~/features/audit/readings.server";
import type { Context } from "~/server/context";
import { dropCookie, readSignedCookie, setSignedCookie } from "~/server/cookies.server";
import { hashOfToken, keyedHash, sha256Hex } from "~/server/signature.server";

const DAY_MS = 24 * 60 * 60 * 1000;
const LINK_LIFETIME_MS = 30 * DAY_MS;
const COOKIE_SECONDS = 24 * 60 * 60;
/** Maximum number of open links of a request. */
const MAX_OPEN = 10;
/** Maximum number of links in the family's list, including ended ones. */
const MAX_LISTED = 20;
/** 160 bits, in hex because addresses in capital letters are redirected to lower case. */
const TOKEN_LENGTH = 40;

export interface WantedWatchLink {
  requestId: string;
  /** Name of the relative who gets the link; the family and coordinators see it. */
  label: string;
  showsTravel: boolean;
  /** Idempotency key. */
  formKey: string;
}

/**
 * Creates a read-only link for relatives; only its hash is stored. Submitting the same form again shows the same
 * link.
 *
 * @returns the token; null if too many are open
 */
export function createWatchLink(context: Context, wanted: WantedWatchLink): Promise<string | null> {
  const { requestId, label, showsTravel } = wanted;
  const now = context.now();
  return inTransaction(context.db, async (trx) => {
    const formToken = tokenOf(context, wanted);
    const existing = await trx
      .selectFrom("watch_links")
      .select("ended_at")
      .where("token_hash", "=", sha256Hex(formToken))
      .executeTakeFirst();
    if (existing && existing.ended_at === null) return formToken;
    if ((await countOpen(trx, requestId, now)) >= MAX_OPEN) return null;
    const token = existing ? tokenOf(context, { ...wanted, formKey: randomUUID() }) : formToken;
    await trx
      .insertInto("watch_links")
      .values({
        id: randomUUID(),
        request_id: requestId,
        token_hash: sha256Hex(token),
        label,
        shows_travel: flag(showsTravel),
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + LINK_LIFETIME_MS).toISOString(),
        last_opened_at: null,
        ended_at: null,
      })
      .execute();
    await auditChange(trx, context, requestId, "issued");
    return token;
  });
}

function tokenOf(
  { env }: Context,
  { requestId, label, showsTravel, formKey }: WantedWatchLink,
): string {
  const content = JSON.stringify([requestId, label, showsTravel, formKey]);
  return sha256Hex(keyedHash(env.sessionSecret, "watch-link", content)).slice(0, TOKEN_LENGTH);
}

async function countOpen(trx: Queryable, requestId: string, now: Date): Promise<number> {
  const { count } = await trx
    .selectFrom("watch_links")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("request_id", "=", requestId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A request's watch links for its family: open ones first, then the others, each newest first. */
export async function watchLinksOf(db: Queryable, requestId: string, now: Date) {
  const rows = await db
    .selectFrom("watch_links")
    .select(["id", "label", "openings", "created_at as createdAt", "expires_at as expiresAt"])
    .select(["last_opened_at as lastOpenedAt", "ended_at as endedAt"])
    .where("request_id", "=", requestId)
    .orderBy("created_at", "desc")
    .limit(MAX_LISTED)
    .execute();
  const isOpen = ({ endedAt, expiresAt }: (typeof rows)[number]) =>
    endedAt === null && expiresAt > now.toISOString();
  const links = rows.map((row) => ({ ...row, isOpen: isOpen(row) }));
  return links.toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen));
}

/** Ends a link at once, also in browsers that have it open; an ended link does not change. */
export function endWatchLink(
  context: Context,
  { id, requestId }: { id: string; requestId: string },
): Promise<void> {
  return inTransaction(context.db, async (trx) => {
    const ended = await trx
      .updateTable("watch_links")
      .set({ ended_at: context.now().toISOString() })
      .where("id", "=", id)
      .where("request_id", "=", requestId)
      .where("ended_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (ended) await auditChange(trx, context, requestId, "ended");
  });
}

/** Reads a link without counting it, because chat previews open links. @returns null if it has ended or expired */
export async function findWatchLink(db: Queryable, { now }: Pick<Context, "now">, token: string) {
  const row = await db
    .selectFrom("watch_links")
    .innerJoin("requests", "requests.id", "watch_links.request_id")
    .select(["watch_links.id", "request_id as requestId", "shows_travel"])
    .select("watch_links.expires_at as expiresAt")
    .where("token_hash", "=", hashOfToken(token))
    .where("ended_at", "is", null)
    .where("watch_links.expires_at", ">", now().toISOString())
    .where("requests.erased_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { shows_travel, ...link } = row;
  return { ...link, showsTravel: isSet(shows_travel) };
}

/** Opens a link in this browser for a day, and counts the opening. @returns headers; null if the link has ended */
export async function openWatchLink(context: Context, token: string): Promise<Headers | null> {
  const link = await inTransaction(context.db, async (trx) => {
    const found = await findWatchLink(trx, context, token);
    if (!found) return null;
    await trx
      .updateTable("watch_links")
      .set((is) => ({ openings: is("openings", "+", 1) }))
      .set("last_opened_at", context.now().toISOString())
      .where("id", "=", found.id)
      .execute();
    return found;
  });
  if (!link) return null;
  const { id, requestId } = link;
  await recordReading(context, { kind: "watch-read", readerId: null, requestId });
  const cookie = setSignedCookie(context, "watch", id, COOKIE_SECONDS);
  return new Headers({ "Set-Cookie": cookie });
}

/** True if the link with this id was opened in this browser. */
export function isWatchedHere(request: Request, context: Context, id: string): boolean {
  return readSignedCookie(request, context, "watch") === id;
}

export function leaveWatchPage(context: Context): Headers {
  return new Headers({ "Set-Cookie": dropCookie(context, "watch") });
}

function auditChange(
  trx: Queryable,
  context: Context,
  requestId: string,
  detail: "issued" | "ended",
): Promise<void> {
  const entry = { kind: "watch-link-changed", actorId: null, subjectId: null } as const;
  const { clientAddress: network } = context;
  return audit(trx, { ...entry, network, requestId, detail }, context.now());
}
