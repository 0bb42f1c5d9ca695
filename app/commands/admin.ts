import { type Database, openDatabase } from "#db/connection.server";
import { migrateToLatest } from "#db/migrate";
import { COMMAND_LINE } from "~/features/audit/audit";
import { emailField } from "~/features/identity/account.schema";
import {
  type AccessChange,
  blockAccount,
  unblockAccount,
} from "~/features/identity/account-access.server";
import { findAccount } from "~/features/identity/accounts.server";
import { type AdminChange, makeAdmin, resetAdmin } from "~/features/identity/admin-accounts.server";
import { listAdmins } from "~/features/identity/admins.server";
import { resealFactors } from "~/features/identity/factor-seals.server";
import { passwordProblem } from "~/features/identity/passwords.server";
import { signOutEverywhere } from "~/features/identity/sign-out.server";
import { resealPapers } from "~/features/papers/key-change.server";
import { keepFilesPrivate } from "~/http/file-modes";
import { type Env, readEnv } from "~/server/env.server";
import { texts } from "~/server/i18n.server";
import { keyId } from "~/server/seal.server";
import { newPassword } from "./password-prompt";

/** Argument of `sign-out` for every account, in place of an email address. */
const EVERYBODY = "all";

const USAGE = `npm run admin -- create EMAIL    create a coordinator's account, or enable one again
npm run admin -- reset EMAIL     set a new password and turn the second step off
npm run admin -- disable EMAIL   disable an account at once, a coordinator's or a family's
npm run admin -- enable EMAIL    enable it again
npm run admin -- sign-out EMAIL  end all sessions of an account, or of every account with "all"
npm run admin -- list            list the coordinators
npm run admin -- reseal          seal second factors and papers with the first of DATA_KEYS

The command asks for the password, or takes it from ADMIN_PASSWORD.`;

type Command = (db: Database, env: Env) => Promise<number>;
type AccountCommand = (db: Database, email: string) => Promise<number>;

const commands = new Map<string, Command>(Object.entries({ list, reseal }));

const accountCommands = new Map<string, AccountCommand>(
  Object.entries({
    create: (db: Database, email: string) => givePassword(db, email, makeAdmin),
    reset: (db: Database, email: string) => givePassword(db, email, resetAdmin),
    disable: (db: Database, email: string) => changeAccess(db, email, blockAccount),
    enable: (db: Database, email: string) => changeAccess(db, email, unblockAccount),
    "sign-out": signOut,
  }),
);

async function main([name = "help", whom, ...more]: string[]): Promise<number> {
  const command = whom === undefined ? commands.get(name) : undefined;
  const accountCommand = whom === undefined ? undefined : accountCommands.get(name);
  if ((!command && !accountCommand) || more.length > 0) {
    print(USAGE);
    return name === "help" ? 0 : 1;
  }
  const env = readEnv(process.env);
  keepFilesPrivate(env);
  const db = openDatabase(env.databaseUrl);
  try {
    await migrateToLatest(db);
    if (command) return await command(db, env);
    const isEverybody = name === "sign-out" && whom === EVERYBODY;
    const address = isEverybody ? { data: EVERYBODY } : emailField.safeParse(whom);
    if (address.data === undefined) return fail("This is not an email address.");
    return (await accountCommand?.(db, address.data)) ?? 1;
  } finally {
    await db.destroy();
  }
}

async function list(db: Database): Promise<number> {
  const admins = await listAdmins(db);
  for (const { email, disabled, secondFactor } of admins) {
    const notes = [disabled && "disabled", secondFactor && "second step"].filter(Boolean);
    print(notes.length > 0 ? `${email}  (${notes.join(", ")})` : email);
  }
  if (admins.length === 0) print("Nobody yet: npm run admin -- create EMAIL");
  return 0;
}

async function signOut(db: Database, whom: string): Promise<number> {
  const email = whom === EVERYBODY ? null : whom;
  const accounts = await signOutEverywhere(db, email, new Date());
  return accounts === null
    ? fail("No account has this address.")
    : print(`Done. Accounts logged out: ${accounts}.`);
}

async function reseal(db: Database, env: Env): Promise<number> {
  const [factors, papers] = [await resealFactors(db, env), await resealPapers(db, env)];
  const resealed = factors.resealed + papers.resealed;
  const current = factors.current + papers.current;
  const unreadable = factors.unreadable + papers.unreadable;
  const key = keyId(env.dataKeys[0] ?? "");
  print(`Sealed again with the key ${key}: ${resealed}. Sealed with it already: ${current}.`);
  if (unreadable === 0) return print("The keys after the first are not needed any more.");
  return fail(
    `No key opens: ${unreadable}. Put the key that sealed them back into DATA_KEYS, after the first, and run this again.`,
  );
}

const passwordReports: Record<AdminChange, string> = {
  created: "Done. The account is ready: log in at /admin/login.",
  promoted: "Done. The account existed; it is a coordinator's now, with the new password.",
  reset: "Done. The password is new, the second step is off, and every session has ended.",
  "reset-disabled":
    "Done, but the account is still blocked: `npm run admin -- enable EMAIL` unblocks it.",
  unknown: "No admin has this address.",
};

async function givePassword(
  db: Database,
  email: string,
  change: typeof makeAdmin | typeof resetAdmin,
): Promise<number> {
  const password = await newPassword();
  if (password === null) return fail("The two passwords differ. Nothing was changed.");
  const problem = passwordProblem(password, "admin", { email });
  if (problem) return fail(texts("en").validation[problem]);
  const outcome = await change(db, email, password, new Date());
  return outcome === "unknown" ? fail(passwordReports[outcome]) : print(passwordReports[outcome]);
}

const accessReports: Record<AccessChange, string> = {
  blocked: "Done. The account is blocked, and every session has ended.",
  unblocked: "Done. The account is unblocked, with its former password.",
  unchanged: "Nothing to do: it is so already.",
  unknown: "No account has this address.",
  "last-admin": "This is the last admin who can log in; make another one first.",
};

async function changeAccess(
  db: Database,
  email: string,
  change: typeof blockAccount | typeof unblockAccount,
): Promise<number> {
  const account = await findAccount(db, email);
  const by = { actorId: null, network: COMMAND_LINE };
  const outcome = account ? await change(db, account.id, by, new Date()) : "unknown";
  const isRefused = outcome === "unknown" || outcome === "last-admin";
  return isRefused ? fail(accessReports[outcome]) : print(accessReports[outcome]);
}

function print(line: string): 0 {
  process.stdout.write(`${line}\n`);
  return 0;
}

function fail(line: string): 1 {
  process.stderr.write(`${line}\n`);
  return 1;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.exitCode = fail(error instanceof Error ? error.message : String(error));
  },
);
