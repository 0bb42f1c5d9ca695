import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { companyInfo } from "~/features/company/company.server";
import { passkeyChangedMail } from "~/features/mail/account-mails.server";
import { enqueueMail } from "~/features/mail/outbox.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { creationOptions, verifyRegistration } from "../passkey-ceremonies.server";
import { storeChallenge, takeChallenge } from "../passkey-challenges.server";
import { deletePasskey, listPasskeys, PASSKEYS_MAX, storePasskey } from "../passkeys.server";
import { ensureRecoveryCodes } from "../recovery-codes.server";
import {
  deleteOrphanedCodes,
  hasAuthenticatorApp,
  hasSecondFactor,
} from "../second-factors.server";
import { replaceSessions } from "./second-factor-settings.server";

/**
 * Starts adding a passkey.
 *
 * @param person who has confirmed the password
 * @returns `full` if the account has the maximum number of passkeys
 */
export async function startPasskeyRegistration(
  context: Context,
  person: Person,
  language: Language,
): Promise<{ options: Awaited<ReturnType<typeof creationOptions>> } | "full"> {
  const passkeys = await listPasskeys(context.db, person.id);
  if (passkeys.length >= PASSKEYS_MAX) return "full";
  const { name: company } = await companyInfo(context, language);
  const options = await creationOptions(context, person, passkeys, company);
  await storeChallenge(context, enrolmentOf(person), options.challenge);
  return { options };
}

/**
 * Stores a new passkey. If it is the account's first second factor, all other sessions end. An account without
 * recovery codes gets new ones.
 *
 * @returns new recovery codes to show once; null if the passkey is invalid, known or one too many
 */
export async function addPasskey(
  request: Request,
  context: Context,
  person: Person,
  { name, credential }: { name: string; credential: string },
): Promise<{ codes: string[]; headers: Headers } | null> {
  const now = context.now();
  const challenge = await takeChallenge(context.db, enrolmentOf(person), now);
  const newPasskey = challenge && (await verifyRegistration(context, challenge, credential));
  const outcome = newPasskey
    ? await changeAndNotify(context, person, "added", async (trx) => {
        const isFirst = !(await hasSecondFactor(trx, person.id));
        // another device may have added the last allowed passkey meanwhile
        const { length } = await listPasskeys(trx, person.id);
        if (length >= PASSKEYS_MAX) return "full";
        const passkey = { ...newPasskey, userId: person.id, name };
        if (!(await storePasskey(trx, passkey, now))) return "known";
        const codes = await ensureRecoveryCodes(trx, context, person.id);
        const headers = isFirst
          ? await replaceSessions(trx, request, context, person)
          : new Headers();
        return { codes, headers };
      })
    : "unverified";
  if (typeof outcome !== "string") return outcome;
  if (outcome === "full") return null;
  const detail = challenge ? "passkey-unverified" : "passkey-challenge";
  await audit(context.db, { kind: "passkey-failed", ...entryOf(context, person), detail }, now);
  return null;
}

/**
 * Removes a passkey and ends all other sessions.
 *
 * @param person who has confirmed the password
 * @returns `last-factor` if the account must keep a second factor, `gone` if there is no such passkey
 */
export async function removePasskey(
  request: Request,
  context: Context,
  person: Person,
  id: string,
): Promise<{ headers: Headers } | "last-factor" | "gone"> {
  return changeAndNotify(context, person, "removed", async (trx) => {
    const passkeys = await listPasskeys(trx, person.id);
    const hasOtherPasskeys = passkeys.some((passkey) => passkey.id !== id);
    const hasOtherFactor = hasOtherPasskeys || (await hasAuthenticatorApp(trx, person.id));
    if (context.env.adminRequires2fa && !hasOtherFactor) return "last-factor";
    if (!(await deletePasskey(trx, person.id, id))) return "gone";
    await deleteOrphanedCodes(trx, person.id);
    return { headers: await replaceSessions(trx, request, context, person) };
  });
}

/** Makes, audits and mails the change in one transaction. A string from `act` is a refusal: nothing is recorded. */
async function changeAndNotify<Outcome>(
  context: Context,
  person: Person,
  change: "added" | "removed",
  act: (trx: Queryable) => Promise<Outcome>,
): Promise<Outcome> {
  const now = context.now();
  const { language, email } = person;
  const mail = passkeyChangedMail({
    change,
    language,
    to: email,
    at: now.toISOString(),
    url: context.env.publicUrl + paths.dashboardPage("security", language),
    company: await companyInfo(context, language),
  });
  const outcome = await inTransaction(context.db, async (trx) => {
    const result = await act(trx);
    if (typeof result === "string") return result;
    await audit(trx, { kind: `passkey-${change}`, ...entryOf(context, person) }, now);
    await enqueueMail(trx, mail, now);
    return result;
  });
  context.wakeOutbox();
  return outcome;
}

function entryOf(context: Context, { id }: Person) {
  return { actorId: id, subjectId: id, network: context.clientAddress };
}

function enrolmentOf({ id, sessionId }: Person) {
  return { purpose: "enrolment", userId: id, sessionOrTicket: sessionId } as const;
}
