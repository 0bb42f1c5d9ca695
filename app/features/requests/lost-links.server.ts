import type { Queryable } from "#db/connection.server";
import type { RequestStatus } from "#db/tables/requests";
import { inTransaction } from "#db/transactions";
import { findCompany } from "~/features/company/company.server";
import { requestLinkMail } from "~/features/mail/link-mails.server";
import { isShareLeft, mayAskForMail } from "~/features/mail/mail-limits.server";
import { enqueueDecoy, enqueueMail } from "~/features/mail/outbox.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { startUncountedClock } from "./clock-starts.server";
import { findClockColumns } from "./clocks.server";
import { issueMailedLink, markLinkWanted } from "./family-links.server";
import { writeEvent } from "./history.server";
import { isClosed } from "./life";

/** Interval within which coordinators are told only once. */
const ALERT_INTERVAL_MS = 60 * 60 * 1000;

/** The parsed input: a reference, and a number (E.164) or an address. */
export interface LostLinkForm {
  reference: string | null;
  phone: string | null;
  email: string | null;
}

/**
 * Mails a fresh link to the writer or to a person who may know all; without an address, tells coordinators. Every
 * case writes one outbox row, to take equally long.
 */
export async function askForLink(
  context: Context,
  form: LostLinkForm,
  language: Language,
): Promise<"done" | "tooMany"> {
  if (!(await mayAskForMail(context, "request-link"))) return "tooMany";
  await inTransaction(context.db, async (trx) => {
    const asker = await findAsker(trx, form);
    const to = asker?.email ?? "";
    const kind = "request-link";
    const isMailed = to !== "" && (await isShareLeft(trx, context, { kind, to }));
    const askerLanguage = asker?.language ?? language;
    const mailedPath =
      isMailed && asker && (await issueMailedLink(trx, context, asker, askerLanguage));
    const mail = requestLinkMail({
      requestId: asker?.requestId ?? "",
      // a decoy is not sent to anybody
      to: to || "nobody@example.com",
      reference: form.reference ?? "",
      language: askerLanguage,
      // as long as a real link
      privateLinkPath: mailedPath || paths.requestOpen("0".repeat(40), askerLanguage),
      publicUrl: context.env.publicUrl,
      company: await findCompany(trx, askerLanguage),
    });
    if (mailedPath) await enqueueMail(trx, mail, context.now());
    else await enqueueDecoy(trx, { ...mail, requestId: undefined }, context.now());
    if (asker && to === "") await notifyCoordinators(trx, asker, context.now());
  });
  context.wakeOutbox();
  return "done";
}

interface Asker {
  requestId: string;
  /** Id of the person of the case; null for the writer of the request. */
  contactId: string | null;
  email: string;
  language: Language;
}

async function findAsker(trx: Queryable, form: LostLinkForm): Promise<Asker | null> {
  const request = await trx
    .selectFrom("requests")
    .select(["id", "email", "phone_number as phone", "language"])
    .where("reference", "=", form.reference ?? "")
    .where("erased_at", "is", null)
    .executeTakeFirst();
  // a merged request's people were copied to the case
  const mergeTarget = request && (await mergeTargetOf(trx, request.id));
  const people = await trx
    .selectFrom("request_contacts")
    .select(["id", "email", "phone", "language"])
    .where("request_id", "=", mergeTarget?.id ?? "")
    .where("may_know", "=", "all")
    .orderBy("created_at")
    .execute();
  if (!request || !mergeTarget) return null;
  if (isAsker(request)) return { ...request, requestId: request.id, contactId: null };
  const person = people.find(isAsker);
  return person ? { ...person, requestId: mergeTarget.id, contactId: person.id } : null;

  function isAsker({ email, phone }: { email: string; phone: string }): boolean {
    if (form.email !== null) return email !== "" && email === form.email;
    return form.phone !== null && phone === form.phone;
  }
}

/** Adds "wants its link" to the history and puts the request into "Now", once an hour for each person. */
async function notifyCoordinators(
  trx: Queryable,
  { requestId, contactId }: Asker,
  at: Date,
): Promise<void> {
  const since = new Date(at.getTime() - ALERT_INTERVAL_MS).toISOString();
  const recentAlert = await trx
    .selectFrom("request_events")
    .select("id")
    .where("request_id", "=", requestId)
    .where("kind", "=", "link")
    .where("new_value", contactId === null ? "is" : "=", contactId)
    .where("at", ">", since)
    .executeTakeFirst();
  if (recentAlert) return;
  const correction = contactId
    ? { field: "contact", oldValue: "", newValue: contactId }
    : undefined;
  await writeEvent(trx, { requestId, kind: "link", at, actor: null, correction });
  const mergeTarget = await mergeTargetOf(trx, requestId);
  await markLinkWanted(trx, mergeTarget.id, at.toISOString());
  if (isClosed(mergeTarget.status)) return;
  const { replied_at } = await findClockColumns(trx, mergeTarget.id);
  if (replied_at !== null) await startUncountedClock(trx, mergeTarget.id, at);
}

/** The request into which this one was merged, directly or through others; the request itself if it was not. */
async function mergeTargetOf(
  trx: Queryable,
  id: string,
): Promise<{ id: string; status: RequestStatus }> {
  const { merged_into, ...request } = await trx
    .selectFrom("requests")
    .select(["id", "status", "merged_into"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return merged_into === null ? request : mergeTargetOf(trx, merged_into);
}
