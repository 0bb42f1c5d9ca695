import type { Queryable } from "#db/connection.server";
import { activeAdmins } from "~/features/accounts/account-rights.server";
import type { CompanyInfo } from "~/features/company/company";
import { findCompany } from "~/features/company/company.server";
import type { Allowance } from "~/features/forms/submission-limits.server";
import type { Mail } from "~/features/mail/mail";
import { enqueueUnasked, isMailed } from "~/features/mail/mail-limits.server";
import { enqueueMail, enqueueMails, keepUnsent } from "~/features/mail/outbox.server";
import { coordinatorErasedMail } from "~/features/mail/request-mails.server";
import { defaultLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import type { RequestKey } from "./request-key";
import { withinLimits } from "~/server/rate-limit.server";

/** One notice is enough for many: it leads to the dashboard, where all of them stand. */
const NOTICES_OF_MANY = { max: 1, windowSeconds: 60 };
/** A flood is one line of the queue, and one notice. */
const NOTICES_OF_FLOOD = { max: 1, windowSeconds: 60 * 60 };

/**
 * The addresses that are told of what arrives: every active admin's, or the company's where there
 * is none. Where many come from one place, they are told once a minute, and of a flood once an hour: a
 * hostile phone must not bury the notice of a family in a thousand others.
 */
export async function coordinatorsToTell(
  context: Context,
  company: CompanyInfo,
  allowance: Allowance,
): Promise<string[]> {
  const { isOneOfMany, flood } = allowance;
  const limit = flood
    ? { scope: "notice-of-flood", subject: flood, ...NOTICES_OF_FLOOD }
    : { scope: "notice-of-many", subject: context.clientAddress, ...NOTICES_OF_MANY };
  if (isOneOfMany && !(await withinLimits(context, [limit]))) return [];
  return coordinatorAddresses(context.db, company);
}

/** Every active admin's address, or the company's where there is none. */
export async function coordinatorAddresses(db: Queryable, company: CompanyInfo): Promise<string[]> {
  const admins = await activeAdmins(db);
  if (admins.length > 0) return admins.map(({ email }) => email);
  return company.email ? [company.email] : [];
}

/** Fate of a request's receipt: `owned` goes to an address that its sender has proven. */
export type ReceiptShare = "owned" | "within" | "used-up";

/**
 * Counts one more receipt. Where many come from one place none has one: it would write to any number of
 * addresses.
 *
 * @param owner whose account the request is shown in, or null: then nobody knows who typed the address
 */
export async function receiptShareOf(
  context: Context,
  kind: "booking" | "message",
  { email, owner, allowance }: { email: string; owner: string | null; allowance: Allowance },
): Promise<ReceiptShare> {
  if (owner || email === "") return "owned";
  if (allowance.isOneOfMany) return "used-up";
  return (await isMailed(context, kind, email)) ? "within" : "used-up";
}

interface ArrivalMails {
  /** To whoever sent the request; null where a number was left alone. */
  receipt: Mail | null;
  share: ReceiptShare;
  /** To the coordinators. */
  notices: readonly Mail[];
}

/** Puts the mails that tell of a request into the outbox, in the transaction that keeps it. */
export async function enqueueArrivalMails(
  trx: Queryable,
  context: Context,
  { receipt, share, notices }: ArrivalMails,
): Promise<void> {
  if (receipt) await enqueueReceipt(trx, context, receipt, share);
  await enqueueMails(trx, notices, context.now());
}

async function enqueueReceipt(
  trx: Queryable,
  context: Context,
  receipt: Mail,
  share: ReceiptShare,
): Promise<void> {
  if (share === "owned") await enqueueMail(trx, receipt, context.now());
  else if (share === "used-up") await keepUnsent(trx, receipt, context.now());
  else await enqueueUnasked(trx, context, receipt);
}

/**
 * Tells the coordinators that nobody can work on some requests any more, in the transaction that erases
 * them. The mail leads to their pages and does not name their numbers, for it outlives them.
 */
export async function tellOfErasure(
  trx: Queryable,
  context: Context,
  { open, returned }: { open: readonly RequestKey[]; returned: readonly string[] },
): Promise<void> {
  if (open.length === 0) return;
  const { publicUrl } = context.env;
  const erased = open.map((request) => publicUrl + paths.dashboardRequest(request, defaultLanguage));
  const url = publicUrl + paths.dashboard(defaultLanguage);
  const company = await findCompany(trx, defaultLanguage);
  const { name } = company;
  const mails = (await coordinatorAddresses(trx, company)).map((to) =>
    coordinatorErasedMail({ to, erased, returned, url, company: { name } }),
  );
  await enqueueMails(trx, mails, context.now());
}
