import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";

const MIN_SECRET_LENGTH = 32;
/** 32 random hexadecimal digits have about 14 different ones; a typed pattern has few. */
const MIN_DIFFERENT_CHARACTERS = 10;

/** The reason for rejecting a secret, as a message for the operator; null if the secret is fine. */
export function secretProblem(secret: string): string | null {
  if (secret.trim().length < MIN_SECRET_LENGTH) {
    return `needs at least ${MIN_SECRET_LENGTH} characters (spaces around it do not count)`;
  }
  const isRepetition = `${secret}${secret}`.indexOf(secret, 1) < secret.length;
  if (isRepetition || new Set(secret).size < MIN_DIFFERENT_CHARACTERS) {
    return `can be guessed: take random characters, at least ${MIN_DIFFERENT_CHARACTERS} different ones (openssl rand -hex 32)`;
  }
  return null;
}

/** Splits a list of secrets, separated by commas or line breaks; the current one is first. */
export function listOfSecrets(text: string): string[] {
  return text
    .split(/[,\r\n]/)
    .map((secret) => secret.trim())
    .filter((secret) => secret !== "");
}

/**
 * Reads a file of secrets, the current one first, or creates it. Creation is atomic; a bad file is
 * never replaced.
 *
 * @throws Error naming the file and the remedy
 */
export function readOrCreateSecrets(file: string): string[] {
  if (!existsSync(file)) makeSecret(file);
  const text = readFileSync(file, "utf8");
  if (text.trim() === "") {
    throw new Error(
      `${file} is empty; the disk may have been full when it was made. Put the right secret back from a copy of the folder. If there is none, delete the file: the next start makes a new one.`,
    );
  }
  const secrets = listOfSecrets(text);
  for (const secret of secrets) {
    const problem = secretProblem(secret);
    if (problem) {
      throw new Error(
        `${file} holds a secret that ${problem}. Put the right one back from a copy of the folder, or delete the file: the next start makes a new one.`,
      );
    }
  }
  return secrets;
}

function makeSecret(file: string): void {
  const partial = `${file}.${randomBytes(6).toString("hex")}.tmp`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeWhole(partial, `${randomBytes(32).toString("hex")}\n`);
    // unlike renaming, linking fails if another process was first; that process's secret is then
    // used
    linkSync(partial, file);
    syncFolder(dirname(file));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST") throw new Error(`Cannot store a secret in ${file}: ${message}`);
  } finally {
    rmSync(partial, { force: true });
  }
}

function writeWhole(file: string, text: string): void {
  const descriptor = openSync(file, "wx", 0o600);
  try {
    const bytes = Buffer.from(text);
    // a nearly full disk may write only a part
    for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Syncs the folder: without that, the new file name may not be on the disk. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
