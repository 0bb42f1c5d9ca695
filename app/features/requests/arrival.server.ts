import type { Queryable } from "#db/connection.server";
import type { RequestKind } from "#db/tables/requests";
import type { CompanyInfo } from "~/features/company/company";
import { companyInfo, findCompany } from "~/features/company/company.server";
import type { Allowance } from "~/features/forms/submission-limits.server";
import { activeAdmins } from "~/features/identity/account-rights.server";
import { coordinatorsOnDuty } from "~/features/identity/duty-hours.server";
import { isShareLeft, isWithinMailShare } from "~/features/mail/mail-limits.server";
import { enqueueDecoy, enqueueMail, enqueueMails } from "~/features/mail/outbox.server";
import {
  coordinatorErasedMail,
  coordinatorRequestMail,
  requestReceivedMail,
} from "~/features/mail/request-mails.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { withinLimits } from "~/server/rate-limit.server";
import { issueMailedLink } from "./family-links.server";
import type { RequestKey } from "./request-key";
import { requestPath } from "./request-path";

/** One alert is enough for many requests, because it links to the dashboard, which lists all of them. */
const ALERT_LIMIT_PER_NETWORK = { max: 1, windowSeconds: 60 };
/** A flood is shown as one line in the queue and causes one alert an hour. */
const ALERT_LIMIT_PER_FLOOD = { max: 1, windowSeconds: 60 * 60 };

/** Recipients of an alert. */
export interface AlertRecipients {
  addresses: string[];
  /** True if nobody is on duty, so that all coordinators get it. */
  isToEverybody: boolean;
}

/**
 * Addresses to alert. A network that sends many requests causes one alert a minute, and a flood one an
 * hour, so that they cannot bury other alerts.
 */
async function coordinatorsToTell(
  context: Context,
  company: CompanyInfo,
  allowance: Allowance,
): Promise<AlertRecipients> {
  const { isOneOfMany, flood } = allowance;
  const limit = flood
    ? { scope: "notice-of-flood", subject: flood, ...ALERT_LIMIT_PER_FLOOD }
    : { scope: "notice-of-many", subject: context.clientAddress, ...ALERT_LIMIT_PER_NETWORK };
  if (isOneOfMany && !(await withinLimits(context, [limit]))) {
    return { addresses: [], isToEverybody: false };
  }
  return currentAlertRecipients(context.db, company, context.now());
}

/** The coordinators on duty; all if nobody is, and the company if there is no coordinator. */
export async function currentAlertRecipients(
  db: Queryable,
  company: CompanyInfo,
  now: Date,
): Promise<AlertRecipients> {
  const { admins, isEverybody } = await coordinatorsOnDuty(db, now);
  if (admins.length === 0) {
    return { addresses: company.email ? [company.email] : [], isToEverybody: false };
  }
  return { addresses: admins.map(({ email }) => email), isToEverybody: isEverybody };
}

/** Addresses of all active admins, or the company's if there is none. */
export async function coordinatorAddresses(db: Queryable, company: CompanyInfo): Promise<string[]> {
  const admins = await activeAdmins(db);
  if (admins.length > 0) return admins.map(({ email }) => email);
  return company.email ? [company.email] : [];
}

/** A request that was just submitted, with the known facts about its sender. */
export interface Arrival {
  id: string;
  kind: RequestKind;
  language: Language;
  /** Empty for a call-back. */
  email: string;
  urgent: boolean;
  /** ISO 8601 UTC. */
  dueAt: string;
  /** The account that shows the request; null if the sender's address is unproven. */
  owner: string | null;
  allowance: Allowance;
}

/** Puts the mails about a request into the outbox, in the transaction that stores it. */
export type EnqueueArrivalMails = (trx: Queryable, reference: string) => Promise<void>;

/** Looks up recipients and counts the mails towards their limits, before the request is stored. */
export async function arrivalMails(
  context: Context,
  { id, kind, language, email, urgent, dueAt, owner, allowance }: Arrival,
): Promise<EnqueueArrivalMails> {
  const company = await companyInfo(context, language);
  const { name } = await companyInfo(context, defaultLanguage);
  const { addresses, isToEverybody } = await coordinatorsToTell(context, company, allowance);
  const share = await receiptShareOf(context, { kind, email, owner, allowance });
  const { publicUrl } = context.env;
  const isFlood = allowance.flood !== null;
  const requestDetails = { kind, requestId: id, dueAt, publicUrl };
  return async (trx, reference) => {
    if (email) {
      const kind = "request-received";
      const hasShare = share === "within" && (await isShareLeft(trx, context, { kind, to: email }));
      const isMailed = share === "owned" || hasShare;
      const person = { requestId: id, contactId: null, email };
      // no link for a mail without recipient
      const privateLinkPath = isMailed && (await issueMailedLink(trx, context, person, language));
      const receipt = { ...requestDetails, to: email, reference, language, company };
      const mail = requestReceivedMail({
        ...receipt,
        privateLinkPath: privateLinkPath || undefined,
        isPromiseRunning: true,
      });
      // the mailbox has used up its share: the decoy is not linked to the request, because the
      // request's page would reveal it
      const decoy = share === "within" ? { ...mail, requestId: undefined } : mail;
      if (isMailed) await enqueueMail(trx, mail, context.now());
      else await enqueueDecoy(trx, decoy, context.now());
    }
    const alertContent = { ...requestDetails, reference, urgent, isFlood, isToEverybody };
    const alerts = addresses.map((to) =>
      coordinatorRequestMail({ ...alertContent, company: { name }, to }),
    );
    await enqueueMails(trx, alerts, context.now());
  };
}

/** State of the mail limit for a receipt; `owned`: no limit, because the sender has proven the address. */
type ReceiptShare = "owned" | "within" | "used-up";

/** Counts a receipt. A network over its limit gets none, or it could make us mail any number of addresses. */
async function receiptShareOf(
  context: Context,
  { kind, email, owner, allowance }: Pick<Arrival, "kind" | "email" | "owner" | "allowance">,
): Promise<ReceiptShare> {
  if (owner || email === "") return "owned";
  if (allowance.isOneOfMany) return "used-up";
  return (await isWithinMailShare(context, scopeOf(kind), email)) ? "within" : "used-up";
}

/** Name of a kind in rate limits. */
export function scopeOf(kind: RequestKind): "booking" | "message" {
  return kind === "message" ? "message" : "booking";
}

/**
 * Tells coordinators that open requests were erased, in the same transaction. The mail links to the pages of the
 * erased requests, but does not name their references.
 */
export async function notifyOfErasure(
  trx: Queryable,
  context: Context,
  { open, returned }: { open: readonly RequestKey[]; returned: readonly string[] },
): Promise<void> {
  if (open.length === 0) return;
  const { publicUrl } = context.env;
  const erased = open.map((request) => publicUrl + requestPath(request, defaultLanguage));
  const url = publicUrl + paths.dashboard(defaultLanguage);
  const company = await findCompany(trx, defaultLanguage);
  const { name } = company;
  const mails = (await coordinatorAddresses(trx, company)).map((to) =>
    coordinatorErasedMail({ to, erased, returned, url, company: { name } }),
  );
  await enqueueMails(trx, mails, context.now());
}
