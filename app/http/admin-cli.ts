import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { openDatabase } from "#db/connection.server";
import { migrateToLatest } from "#db/migrate";
import { COMMAND_LINE } from "~/features/audit/audit";
import { type AccessChange, letBackIn, shutOut } from "~/features/users/account-access.server";
import { type AdminChange, makeAdmin, resetAdmin } from "~/features/users/admin-accounts.server";
import { listAdmins } from "~/features/users/admins.server";
import { resealFactors } from "~/features/users/factor-seals.server";
import { passwordProblem } from "~/features/users/passwords.server";
import { signOutEverywhere } from "~/features/users/sign-out.server";
import { findAccount } from "~/features/users/users.server";
import { emailField } from "~/features/users/users-schema.server";
import { type Env, readEnv } from "~/server/env.server";
import { texts } from "~/server/i18n.server";
import { keyId } from "~/server/seal.server";
import { keepFilesPrivate } from "./file-modes";

const USAGE = `npm run admin -- create EMAIL    make an account with the right to answer requests, or open one again
npm run admin -- sign-out EMAIL  end every session of any account; of everybody with "all"
npm run admin -- reset EMAIL     give a new password and switch the second step off
npm run admin -- disable EMAIL   shut an account out at once, a coordinator's or a family's
npm run admin -- enable EMAIL    let it in again
npm run admin -- list            show who may answer requests
npm run admin -- reseal          seal every second factor with the first of DATA_KEYS

The password is asked for, or taken from ADMIN_PASSWORD.`;

async function main([command, email, ...more]: string[]): Promise<number> {
  if (command === "sign-out" && email && more.length === 0) return signOut(email);
  const needsEmail = ["create", "reset", "disable", "enable"].includes(command ?? "");
  const isKnown = needsEmail || command === "list" || command === "reseal";
  if (!isKnown || more.length > 0 || needsEmail !== Boolean(email)) {
    print(USAGE);
    return command === undefined || command === "help" ? 0 : 1;
  }
  const env = readEnv(process.env);
  keepFilesPrivate(env);
  const db = openDatabase(env.databaseUrl);
  try {
    await migrateToLatest(db);
    if (command === "list") return await list(db);
    if (command === "reseal") return await reseal(db, env);
    const address = emailField.safeParse(email);
    if (!address.success) return fail("This is not an email address.");
    if (command === "disable") return reportAccess(await changeAccess(db, address.data, shutOut));
    if (command === "enable") return reportAccess(await changeAccess(db, address.data, letBackIn));
    const password = await newPassword();
    if (password === null) return fail("The two passwords differ. Nothing was changed.");
    const problem = passwordProblem(password, "admin", { email: address.data });
    if (problem) return fail(texts("en").validation[problem]);
    const change = command === "create" ? makeAdmin : resetAdmin;
    return report(await change(db, address.data, password, new Date()));
  } finally {
    await db.destroy();
  }
}

async function list(db: ReturnType<typeof openDatabase>): Promise<number> {
  const admins = await listAdmins(db);
  for (const { email, disabled, secondFactor } of admins) {
    const notes = [disabled && "disabled", secondFactor && "second step"].filter(Boolean);
    print(notes.length > 0 ? `${email}  (${notes.join(", ")})` : email);
  }
  if (admins.length === 0) print("Nobody yet: npm run admin -- create EMAIL");
  return 0;
}

async function signOut(whom: string): Promise<number> {
  const address = whom === "all" ? null : emailField.safeParse(whom);
  if (address?.success === false) return fail("This is not an email address.");
  const db = openDatabase(readEnv(process.env).databaseUrl);
  try {
    await migrateToLatest(db);
    const accounts = await signOutEverywhere(db, address?.data ?? null, new Date());
    return accounts === null
      ? fail("No account has this address.")
      : print(`Done. Accounts logged out: ${accounts}.`);
  } finally {
    await db.destroy();
  }
}

async function reseal(db: ReturnType<typeof openDatabase>, env: Env): Promise<number> {
  const { resealed, current, unreadable } = await resealFactors(db, env, "all");
  const key = keyId(env.dataKeys[0] ?? "");
  print(`Sealed again with the key ${key}: ${resealed}. Sealed with it already: ${current}.`);
  if (unreadable === 0) return print("The keys after the first are not needed any more.");
  return fail(
    `Opened by none of the keys: ${unreadable}. Put the key that sealed them back into DATA_KEYS, after the first, and run this again.`,
  );
}

const reports: Record<AdminChange, string> = {
  created: "Done. The account is ready: log in at /admin/login.",
  promoted: "Done. The account existed; it may answer requests now, with the new password.",
  reset: "Done. The password is new, the second step is off, and every session has ended.",
  "reset-disabled":
    "Done, but the account is still shut out: `npm run admin -- enable EMAIL` lets it in again.",
  unknown: "No admin has this address.",
};

function report(change: AdminChange): number {
  return change === "unknown" ? fail(reports[change]) : print(reports[change]);
}

/** Of an admin or of a family. */
async function changeAccess(
  db: ReturnType<typeof openDatabase>,
  email: string,
  change: typeof shutOut | typeof letBackIn,
): Promise<AccessChange> {
  const account = await findAccount(db, email);
  if (!account) return "unknown";
  return change(db, account.id, { actorId: null, network: COMMAND_LINE }, new Date());
}

const accessReports: Record<AccessChange, string> = {
  "shut-out": "Done. The account is shut out, and every session has ended.",
  "let-in": "Done. The account is open again, with the password it had.",
  unchanged: "Nothing to do: it was so already.",
  unknown: "No account has this address.",
  "last-admin": "This is the last admin who can log in; make another one first.",
};

function reportAccess(change: AccessChange): number {
  return change === "unknown" || change === "last-admin"
    ? fail(accessReports[change])
    : print(accessReports[change]);
}

/** From `ADMIN_PASSWORD`, or typed twice without being shown. @returns null where the two differ */
async function newPassword(): Promise<string | null> {
  const given = process.env.ADMIN_PASSWORD;
  if (given !== undefined && given !== "") return given;
  const ask = hiddenPrompt();
  try {
    const first = await ask("Password: ");
    // a pipe types once
    if (!process.stdin.isTTY) return first;
    return first === (await ask("Password again: ")) ? first : null;
  } finally {
    ask.close();
  }
}

function hiddenPrompt() {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({
    input: process.stdin,
    output: nowhere,
    terminal: process.stdin.isTTY,
  });
  const waiting: ((line: string) => void)[] = [];
  const lines: string[] = [];
  let closed = false;
  reader.on("line", (line) => {
    const next = waiting.shift();
    if (next) next(line);
    else lines.push(line);
  });
  reader.on("close", () => {
    closed = true;
    for (const next of waiting.splice(0)) next("");
  });
  const ask = async (question: string) => {
    process.stderr.write(question);
    const line =
      lines.shift() ?? (closed ? "" : await new Promise<string>((next) => waiting.push(next)));
    process.stderr.write("\n");
    return line;
  };
  return Object.assign(ask, { close: () => reader.close() });
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
