import type { InsertResult } from "kysely";
import type { Queryable } from "#db/connection.server";
import { activeAdmins } from "~/features/accounts/account-rights.server";
import type { CompanyInfo } from "~/features/company/company";
import type { Mail } from "~/features/mail/mail";
import { enqueueUnasked } from "~/features/mail/mail-limits.server";
import { enqueueMail, keepUnsent } from "~/features/mail/outbox.server";
import type { Person } from "~/features/sessions/person";
import type { Submission } from "~/features/submission/submission";
import type { Context } from "~/server/context";
import { withinLimits } from "~/server/rate-limit.server";
import { newReference } from "./reference.server";

/** What differs between the kinds of request. */
export interface KeepSteps {
  submission: Submission;
  /** Whose account it is shown in, or null: then nobody knows who typed the address. */
  owner: string | null;
  /** The reference under which this very submission has been kept. */
  find: (db: Queryable) => Promise<string | undefined>;
  /** The row, with `on conflict do nothing`. */
  insert: (trx: Queryable, reference: string) => Promise<InsertResult>;
  /** What else belongs to a new row. */
  also?: (trx: Queryable) => Promise<unknown>;
  /** The mail to whoever sent it. */
  receipt: (reference: string) => Mail;
  /** The mail to one coordinator. */
  notice: (reference: string, to: string) => Mail;
}

const ATTEMPTS = 5;

/** One notice is enough for many: it leads to the dashboard, where all of them stand. */
const NOTICES_OF_MANY = { max: 1, windowSeconds: 60 };

/**
 * Keeps a request and the mails that tell of it, all or nothing, and once however often and however
 * simultaneously it arrives.
 *
 * @returns its reference
 */
export async function keepRequest(
  context: Context,
  company: CompanyInfo,
  steps: KeepSteps,
): Promise<string> {
  const tellsCoordinators = await mayNotify(context, steps.submission);
  const kept = await context.db.transaction().execute(async (trx) => {
    const kept = await keepOnce(trx, steps);
    if (!kept.isNew) return kept;
    await steps.also?.(trx);
    const receipt = steps.receipt(kept.reference);
    if (steps.owner) await enqueueMail(trx, receipt, context.now());
    // of one of many nobody is told by mail: a network would write to any number of addresses
    else if (steps.submission.isOneOfMany) await keepUnsent(trx, receipt, context.now());
    else await enqueueUnasked(trx, context, receipt);
    const told = tellsCoordinators ? await coordinatorAddresses(trx, company) : [];
    for (const to of told) {
      await enqueueMail(trx, steps.notice(kept.reference, to), context.now());
    }
    return kept;
  });
  if (kept.isNew) context.wakeOutbox();
  return kept.reference;
}

/** One hostile phone must not bury the notice of a family in a thousand others. */
async function mayNotify(context: Context, { isOneOfMany }: Submission): Promise<boolean> {
  if (!isOneOfMany) return true;
  const subject = context.clientAddress;
  return withinLimits(context, [{ scope: "notice-of-many", subject, ...NOTICES_OF_MANY }]);
}

async function keepOnce(trx: Queryable, { find, insert }: KeepSteps) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const known = await find(trx);
    if (known) return { reference: known, isNew: false };
    const reference = newReference();
    const { numInsertedOrUpdatedRows } = await insert(trx, reference);
    if (numInsertedOrUpdatedRows === 1n) return { reference, isNew: true };
    // the same was kept meanwhile, which the next look finds; or the reference is taken
  }
  throw new Error("No free reference was found");
}

/** Who is told of what has arrived: every active admin, or the company where there is none. */
async function coordinatorAddresses(db: Queryable, company: CompanyInfo): Promise<string[]> {
  const admins = await activeAdmins(db);
  return admins.length > 0 ? admins.map(({ email }) => email) : [company.email];
}

/** Whose account it is shown in: only the address that was proven to be the sender's counts. */
export function ownerOf(email: string, person: Person | null): string | null {
  return person?.emailVerified && person.email === email ? person.id : null;
}
