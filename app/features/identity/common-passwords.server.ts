import { createRequire } from "node:module";
import type { dictionary as Dictionary } from "@zxcvbn-ts/language-common";
import { PASSWORD_MIN_LENGTH } from "~/constants";
import { dictionaries } from "~/locales/dictionaries";
import { fold } from "~/locales/fold";

/** Facts about the owner, as far as known. */
export interface PasswordOwner {
  email?: string | null;
  name?: string | null;
  /** E.164. */
  phone?: string | null;
}

/** True for the 49,000 most used passwords, in any case and digits. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords().has(fold(password));
}

/**
 * True if a password without the owner's name, address, phone and our name would be too short or common (NIST SP
 * 800-63B, 3.1.1.2: context-specific words).
 */
export function isPersonalPassword(password: string, owner: PasswordOwner): boolean {
  const whole = bare(password);
  const left = wordsOf(owner)
    .sort((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, " "), whole);
  if (left === whole) return false;
  const rest = left.replaceAll(" ", "");
  return [...rest].length < PASSWORD_MIN_LENGTH || commonPasswords().has(rest);
}

const OURS = Object.values(dictionaries).map(({ home }) => home.brand);
/** Shorter words occur inside unrelated ones. */
const SHORTEST_WORD = 3;

/** An address has at most 254 characters (RFC 5321), a name 120. */
const MAX_TEXT = 300;

/** A form with other errors may pass values of any type and length. */
function textOf(given: unknown): string {
  return typeof given === "string" ? given.slice(0, MAX_TEXT) : "";
}

function wordsOf({ email, name, phone }: PasswordOwner): string[] {
  const [mailbox = "", domain = ""] = textOf(email).split("@");
  const written = [
    ...OURS,
    ...[mailbox, domain, textOf(name)].flatMap((text) => [
      text,
      ...text.split(/[^\p{L}\p{M}\p{N}]+/u),
    ]),
    // the national digits, without any prefix
    textOf(phone).slice(-10),
  ];
  return [...new Set(written.map(bare))].filter((word) => [...word].length >= SHORTEST_WORD);
}

/** Letters and digits only: punctuation between them is the most obvious variation. */
function bare(text: string): string {
  return fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

let common: Set<string> | undefined;

/** Loaded on first use: 5 MB that a process does not need for showing pages. */
function commonPasswords(): Set<string> {
  if (common) return common;
  const load = createRequire(import.meta.url);
  const { dictionary } = load("@zxcvbn-ts/language-common") as { dictionary: typeof Dictionary };
  common = new Set(dictionary["passwords-common"]);
  return common;
}
