import { COMMAND_LINE } from "~/features/audit/audit";
import { type AccessChange, blockAccount } from "~/features/identity/account-access.server";
import { createAccount, findAccount } from "~/features/identity/accounts.server";
import { commandLineHashing, hashPassword } from "~/features/identity/passwords.server";
import type { MailKind } from "~/features/mail/mail";
import { eraseExpired } from "~/features/upkeep/retention.server";
import type { Site } from "./site";
import type { Page, Visitor } from "./visitor";

export const PASSWORD = "three green boats";
export const ADMIN_PASSWORD = "night-shift-coordinator";

let adminHash: Promise<string> | undefined;
let userHash: Promise<string> | undefined;

/** A confirmed account with one of the passwords above; a coordinator's account has a name. */
export async function anAccount(
  site: Site,
  email: string,
  {
    role = "user",
    verified = true,
    name = role === "admin" ? "Nila" : null,
  }: { role?: "user" | "admin"; verified?: boolean; name?: string | null } = {},
) {
  adminHash ??= hashPassword(commandLineHashing, ADMIN_PASSWORD);
  userHash ??= hashPassword(commandLineHashing, PASSWORD);
  const account = await createAccount(
    site.db,
    {
      email,
      name,
      role,
      passwordHash: await (role === "admin" ? adminHash : userHash),
      language: "en",
      emailVerified: verified,
    },
    site.clock.now,
  );
  if (!account) throw new Error(`${email} has an account already`);
  return account;
}

/** Signs in on the log-in page of the role. */
export async function signInAs(
  visitor: Visitor,
  email: string,
  role: "user" | "admin" = "user",
  extraFields: Record<string, string> = {},
): Promise<Page> {
  const loginPage = await visitor.get(role === "admin" ? "/admin/login" : "/login");
  const password = role === "admin" ? ADMIN_PASSWORD : PASSWORD;
  return visitor.submit(loginPage, { email, password, ...extraFields });
}

/** The same as `npm run admin -- disable`. */
export async function disableByEmail(site: Site, email: string): Promise<AccessChange> {
  const account = await findAccount(site.db, email);
  const by = { actorId: null, network: COMMAND_LINE };
  return blockAccount(site.db, account?.id ?? "", by, site.clock.now);
}

/** The newest mail of a kind to an address. */
export async function mailTo(site: Site, to: string, kind: MailKind) {
  const mail = await site.db
    .selectFrom("outbox")
    .selectAll()
    .where("recipient", "=", to)
    .where("kind", "=", kind)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!mail) throw new Error(`no ${kind} to ${to}`);
  return mail;
}

/** The path of the link with a token in a mail. */
export async function linkIn(site: Site, to: string, kind: MailKind): Promise<string> {
  const { body_text: text } = await mailTo(site, to, kind);
  const url = /https?:\/\/\S+[?&](?:token|invite)=\S+/.exec(text)?.[0];
  if (!url) throw new Error("the mail has no link with a token");
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** A browser signed in to a coordinator's account without a second factor. */
export async function signedInAdmin(site: Site, email: string): Promise<Visitor> {
  await anAccount(site, email, { role: "admin" });
  const visitor = site.visitor();
  await signInAs(visitor, email, "admin");
  return visitor;
}

/** Sends the form of a new account, with the password in both fields. */
export async function register(visitor: Visitor, fields: Record<string, string>): Promise<Page> {
  const form = await visitor.get("/register");
  const password = fields.password ?? PASSWORD;
  return visitor.submit(form, { password, confirmPassword: password, ...fields });
}

/** Marks the last mail to deleted accounts as sent, and runs the clean-up. */
export async function markLastMailSent({ db, clock }: Pick<Site, "db" | "clock">): Promise<void> {
  const sent = await db
    .updateTable("outbox")
    .set({ sent_at: clock.now.toISOString(), body_text: "", body_html: null })
    .where("kind", "=", "account-deleted")
    .returning("id")
    .executeTakeFirst();
  if (!sent) throw new Error("no last mail");
  await eraseExpired({ db, now: () => clock.now, log: () => {} });
}
