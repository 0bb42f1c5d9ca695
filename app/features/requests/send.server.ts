import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { requestSearchText } from "#db/search-text";
import type { RequestKind } from "#db/tables/requests";
import { inTransaction } from "#db/transactions";
import { findHospitalChoice } from "~/features/content/hospitals/hospital-choice.server";
import type { Submission } from "~/features/forms/submission";
import { allowanceOf, type Refusal } from "~/features/forms/submission-limits.server";
import {
  matchesSubmission,
  submissionColumns,
  submissionOf,
} from "~/features/forms/submissions.server";
import { copyChecklists } from "~/features/papers/needed-papers.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { arrivalMails, scopeOf } from "./arrival.server";
import { columnsOf } from "./fact-rows.server";
import { type Facts, type FormValues, factsFromForm } from "./facts";
import { recordArrival } from "./family-writing.server";
import { replyDueAt } from "./promise";
import { insertOnce } from "./reference.server";

export interface NewRequest<Kind extends RequestKind> {
  kind: Kind;
  values: FormValues<Kind>;
  submissionKey: string;
  language: Language;
  /** The person who is logged in; null if nobody is. */
  person: Person | null;
}

/**
 * Stores a family's request with its first event, clock and mails in one transaction. A repeated submission stores
 * nothing.
 *
 * @returns the request's reference, or the reason why the request is refused
 */
export async function sendRequest<Kind extends RequestKind>(
  context: Context,
  { kind, values, submissionKey, language, person }: NewRequest<Kind>,
): Promise<{ reference: string } | { refusal: Refusal }> {
  const submission = submissionOf(submissionKey, { kind, ...values });
  const storedReference = await findReference(context.db, submission);
  if (storedReference) return { reference: storedReference };
  const facts = factsFromForm(kind, values);
  const { email, phoneNumber, tellUsMore, urgent } = facts;
  const attempt = { scope: scopeOf(kind), sender: email || phoneNumber, text: tellUsMore };
  const allowance = await allowanceOf(context, attempt);
  if (typeof allowance === "string") return { refusal: allowance };

  const now = context.now();
  const { flood } = allowance;
  const owner = accountIdOf(email, person);
  const row = {
    ...(await newRow(context.db, { kind, facts, language }, now)),
    ...submissionColumns(submission),
    user_id: owner,
    flood,
  };
  const { id, due_at: dueAt } = row;
  const arrival = { id, kind, language, email, urgent, dueAt, owner, allowance };
  const enqueueMails = await arrivalMails(context, arrival);
  const result = await inTransaction(context.db, async (trx) => {
    const { reference, isNew } = await insertOnce(
      (reference) => insertRequest(trx, { ...row, reference }),
      () => findReference(trx, submission),
    );
    if (!isNew) return { reference, isNew };
    const isFlood = flood !== null;
    await recordArrival(trx, { id, reference, email, phone: phoneNumber, isFlood }, now);
    await enqueueMails(trx, reference);
    return { reference, isNew };
  });
  if (result.isNew) context.wakeOutbox();
  return { reference: result.reference };
}

/** The reference of this submission if it is already stored. */
export async function findReference(
  db: Queryable,
  submission: Submission,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("requests")
    .select("reference")
    .where(matchesSubmission(submission))
    .executeTakeFirst();
  return row?.reference;
}

/**
 * Id of the logged-in person, whose account then shows the request. The account's address must be
 * confirmed, and the same as the address in the request, if there is one.
 *
 * @param email empty for a call-back
 * @returns null if nobody is logged in, or the address does not fit
 */
function accountIdOf(email: string, person: Person | null): string | null {
  if (!person?.emailVerified) return null;
  return email === "" || person.email === email ? person.id : null;
}

/** The database row, without the columns that depend on the way in which the request arrives. */
export async function newRow(
  db: Queryable,
  { kind, facts, language }: { kind: RequestKind; facts: Facts; language: Language },
  now: Date,
) {
  const hospital = await findHospitalChoice(db, facts.hospital, language);
  const receivedAt = now.toISOString();
  return {
    id: randomUUID(),
    kind,
    // a hospital is stored only if it is one of ours
    ...columnsOf({ ...facts, hospital: hospital?.slug ?? "" }),
    language,
    status: "received",
    received_at: receivedAt,
    waits_since: receivedAt,
    due_at: replyDueAt(receivedAt),
    updated_at: receivedAt,
  } as const;
}

type NewRow = Awaited<ReturnType<typeof newRow>> &
  ReturnType<typeof submissionColumns> & {
    reference: string;
    user_id?: string | null;
    flood?: string | null;
    assigned_to?: string;
  };

export async function insertRequest(trx: Queryable, row: NewRow) {
  const result = await trx
    .insertInto("requests")
    .values({ ...row, search_text: requestSearchText(row) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows === 1n) {
    await copyChecklists(trx, row.id, row.destination_country, new Date(row.received_at));
  }
  return result;
}
