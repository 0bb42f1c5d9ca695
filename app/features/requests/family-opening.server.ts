import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { latinDigits } from "~/locales/fold";
import type { Context } from "~/server/context";
import { equalInConstantTime, hashOfToken } from "~/server/signature.server";
import { auditLink, endLink, hashOfCode, type LinkWay } from "./family-links.server";
import { type FamilySession, startFamilySession } from "./family-sessions.server";

/** Number of failed attempts that end a link. */
const MAX_TRIES = 5;

/** A link that can still be opened. */
export interface FoundLink {
  id: string;
  requestId: string;
  reference: string;
  contactId: string | null;
  way: LinkWay;
  /** Last four digits of the person's number; empty without a number, and then no digits are asked for. */
  digits: string;
  triesLeft: number;
}

/** Reads a link without using it up, because mail scanners and chat previews open links. @returns null if it ended */
export async function findLink(
  db: Queryable,
  context: Pick<Context, "now">,
  token: string,
): Promise<FoundLink | null> {
  return findLinkBy(db, context, [hashOfToken(token)], ["mail", "whatsapp"]);
}

async function findLinkBy(
  db: Queryable,
  { now }: Pick<Context, "now">,
  hashes: readonly string[],
  ways: readonly LinkWay[],
): Promise<FoundLink | null> {
  const row = await db
    .selectFrom("request_links")
    .innerJoin("requests", "requests.id", "request_links.request_id")
    .leftJoin("request_contacts", "request_contacts.id", "request_links.contact_id")
    .leftJoin("requests as own", (join) =>
      join
        .onRef("own.id", "=", "request_contacts.from_request")
        .onRef("own.email", "=", "request_contacts.email"),
    )
    .select(["request_links.id", "request_links.way", "request_links.tries", "contact_id"])
    .select(["requests.id as requestId", "requests.reference", "requests.phone_number"])
    .select(["request_contacts.phone", "request_contacts.may_know", "own.phone_number as ownPhone"])
    .where("token_hash", "in", hashes)
    .where("request_links.way", "in", ways)
    .where("ended_at", "is", null)
    .where("request_links.expires_at", ">", now().toISOString())
    .where("requests.erased_at", "is", null)
    .executeTakeFirst();
  if (!row || (row.contact_id !== null && row.may_know !== "all")) return null;
  const { id, way, requestId, reference, contact_id: contactId, tries } = row;
  // a merge does not copy a number that the case already has; the writer's own request still has it
  const phone = contactId === null ? row.phone_number : row.phone || (row.ownPhone ?? "");
  const digits = phone.slice(-4);
  return { id, way, requestId, reference, contactId, digits, triesLeft: MAX_TRIES - tries };
}

export type Opening =
  | { outcome: "opened"; link: FoundLink }
  | { outcome: "wrong"; triesLeft: number }
  | { outcome: "ended" };

/**
 * Opens a link with the last four digits of the person's number, in digits of any script. Five failed attempts in a
 * row end the link.
 */
export function openLink(context: Context, token: string, typed: string): Promise<Opening> {
  return inTransaction(context.db, async (trx): Promise<Opening> => {
    const link = await findLink(trx, context, token);
    if (!link) return { outcome: "ended" };
    const last = latinDigits(typed).replace(/\D/g, "").slice(-4);
    if (link.digits === "" || equalInConstantTime(last, link.digits)) {
      await markUsed(trx, context, link);
      return { outcome: "opened", link };
    }
    const { tries } = await trx
      .updateTable("request_links")
      .set((is) => ({ tries: is("tries", "+", 1) }))
      .where("id", "=", link.id)
      .returning("tries")
      .executeTakeFirstOrThrow();
    if (tries < MAX_TRIES) return { outcome: "wrong", triesLeft: MAX_TRIES - tries };
    await endLink(trx, context, { id: link.id, requestId: link.requestId, by: null });
    return { outcome: "ended" };
  });
}

/** Opens the page with a single-use spoken code. The caller limits the attempts. @returns null if the code is wrong */
export function openCode(context: Context, typed: string): Promise<FoundLink | null> {
  const code = latinDigits(typed).replace(/\D/g, "");
  const hashes = context.env.sessionSecrets.map((secret) => hashOfCode(secret, code));
  return inTransaction(context.db, async (trx) => {
    const link = await findLinkBy(trx, context, hashes, ["spoken"]);
    if (!link) return null;
    await markUsed(trx, context, link);
    await trx
      .updateTable("request_links")
      .set({ ended_at: context.now().toISOString() })
      .where("id", "=", link.id)
      .execute();
    return link;
  });
}

async function markUsed(trx: Queryable, context: Context, link: FoundLink): Promise<void> {
  await trx
    .updateTable("request_links")
    .set({ used_at: context.now().toISOString(), tries: 0 })
    .where("id", "=", link.id)
    .execute();
  const { requestId, way: detail } = link;
  await auditLink(trx, context, { kind: "family-link-opened", requestId, by: null, detail });
}

/** Turns a session on a shared phone into one of 30 days on the reader's own phone. @returns the `Set-Cookie` header */
export function markAsOwnPhone(
  request: Request,
  context: Context,
  { requestId, contactId, way }: FamilySession,
): Promise<string> {
  const session = { requestId, contactId, way, device: "own" } as const;
  return inTransaction(context.db, (trx) => startFamilySession(trx, request, context, session));
}
