import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { companyInfo } from "~/features/company/company.server";
import {
  type Account,
  createAccount,
  findAccount,
  markEmailVerified,
  setName,
  setPassword,
} from "~/features/identity/accounts.server";
import { changeRole, enableAccount, isActiveAdmin } from "~/features/identity/admins.server";
import { listLinks, withdrawLink } from "~/features/identity/link-lists.server";
import {
  checkLink,
  consumeLink,
  createLink,
  type LinkState,
  linkHours,
  withdrawLinks,
} from "~/features/identity/one-time-links.server";
import { hashPassword } from "~/features/identity/passwords.server";
import { invitationMail } from "~/features/mail/account-mails.server";
import { enqueueMail } from "~/features/mail/outbox.server";
import { claimRequests } from "~/features/requests/own.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";

/** Mails a link to become a coordinator; earlier invitations to the address stop working. */
export async function invite(
  context: Context,
  by: Person,
  { email, language }: { email: string; language: Language },
): Promise<"done" | "is-admin"> {
  const send = await invitationSender(context, by, language);
  const outcome = await inTransaction(context.db, (trx) => send(trx, email));
  context.wakeOutbox();
  return outcome;
}

/**
 * Returns a function that sends and audits an invitation within a transaction. Earlier invitations to the
 * address stop working.
 */
export async function invitationSender(context: Context, by: Person, language: Language) {
  const now = context.now();
  const company = await companyInfo(context, language);
  return async (trx: Queryable, email: string): Promise<"done" | "is-admin"> => {
    const account = await findAccount(trx, email);
    if (account?.role === "admin" && !account.disabled) return "is-admin";
    await withdrawLinks(trx, { purpose: "invite", email }, now);
    const link = { purpose: "invite", userId: null, email, createdBy: by.id } as const;
    const token = await createLink(trx, link, now);
    const mail = invitationMail({
      language,
      to: email,
      url: context.env.publicUrl + paths.adminRegister(language, { invite: token }),
      invitedBy: by.name || by.email,
      expiresHours: linkHours.invite,
      company,
    });
    await enqueueMail(trx, mail, now);
    const entry = {
      kind: "invitation-sent",
      actorId: by.id,
      subjectId: account?.id ?? null,
    } as const;
    await audit(trx, { ...entry, network: context.clientAddress }, now);
    return "done";
  };
}

/** @returns false if the invitation was used or withdrawn before */
export async function withdrawInvitation(
  context: Context,
  by: Person,
  id: string,
): Promise<boolean> {
  const now = context.now();
  return inTransaction(context.db, async (trx) => {
    const isWithdrawn = await withdrawLink(trx, "invite", id, now);
    if (!isWithdrawn) return false;
    const entry = { kind: "invitation-withdrawn", actorId: by.id, subjectId: null } as const;
    await audit(trx, { ...entry, network: context.clientAddress }, now);
    return true;
  });
}

export interface Invitation {
  id: string;
  email: string;
  invitedBy: string | null;
  expiresAt: string;
  state: "open" | "used" | "expired" | "withdrawn";
}

const MAX_INVITATIONS = 100;

export async function listInvitations(db: Queryable, now: Date): Promise<Invitation[]> {
  const links = await listLinks(db, "invite", MAX_INVITATIONS);
  return links.map((link) => ({
    id: link.id,
    email: link.email,
    invitedBy: link.createdBy,
    expiresAt: link.expires_at,
    state: stateOf(link, now),
  }));
}

export type Acceptance =
  | { result: "done"; account: Account }
  | { result: Exclude<LinkState, "ready"> };

/**
 * Makes the invited person an admin. If the address has an account, that account becomes the admin's, because the
 * link proves access to the mailbox.
 */
export async function acceptInvitation(
  context: Context,
  token: string | null,
  form: { name: string; password: string },
  language: Language,
): Promise<Acceptance> {
  const now = context.now();
  const { state } = await checkLink(context.db, "invite", token, now);
  if (state !== "ready") return { result: state };
  const passwordHash = await hashPassword(context, form.password);
  return inTransaction(context.db, async (trx) => {
    const link = await consumeLink(trx, "invite", token, now);
    if (!link) return { result: "used" };
    if (!(await isActiveAdmin(trx, link.createdBy))) return { result: "wrong" };
    const { email } = link;
    const created = await createAccount(
      trx,
      { email, name: form.name, passwordHash, role: "admin", language, emailVerified: true },
      now,
    );
    const account = created ?? (await findAccount(trx, email));
    if (!account) throw new Error("An invited address has no account after its creation");
    if (!created) {
      await setPassword(trx, account.id, passwordHash, now);
      await setName(trx, account.id, form.name, now);
      await changeRole(trx, account.id, "admin", now);
      if (account.disabled) {
        await enableAccount(trx, account.id, now);
        const entry = { actorId: link.createdBy, subjectId: account.id } as const;
        await audit(
          trx,
          { kind: "account-enabled", ...entry, network: context.clientAddress },
          now,
        );
      }
      await markEmailVerified(trx, account.id, now);
    }
    await claimRequests(trx, account);
    const subject = { subjectId: account.id, network: context.clientAddress };
    await audit(trx, { kind: "invitation-accepted", actorId: account.id, ...subject }, now);
    const roleEntry = {
      kind: "role-changed",
      actorId: link.createdBy,
      ...subject,
      detail: "admin",
    } as const;
    await audit(trx, roleEntry, now);
    const rights = { role: "admin", emailVerified: true, disabled: false } as const;
    return { result: "done", account: { ...account, passwordHash, ...rights } };
  });
}

function stateOf(
  row: { used_at: string | null; withdrawn_at: string | null; expires_at: string },
  now: Date,
): Invitation["state"] {
  if (row.used_at) return "used";
  if (row.withdrawn_at) return "withdrawn";
  return row.expires_at > now.toISOString() ? "open" : "expired";
}
