import { createRequire } from "node:module";
import type { dictionary as Dictionary } from "@zxcvbn-ts/language-common";
import { PASSWORD_MIN_LENGTH } from "~/constants";
import { dictionaries } from "~/locales/dictionaries";
import { fold } from "~/locales/fold";

/** Whose password it is to be, as far as it is known. */
export interface PasswordOwner {
  email?: string | null;
  name?: string | null;
  /** E.164. */
  phone?: string | null;
}

/** One of the 49,000 most used, in any case and in any of our numerals. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords().has(fold(password));
}

/**
 * Whether little is left of it without the owner's name, address and phone number, or our own name:
 * what is left has to be a password of its own (NIST SP 800-63B, 3.1.1.2: context-specific words).
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
/** Shorter ones stand in words that have nothing to do with them. */
const SHORTEST_WORD = 3;

/** An address has 254 characters at most (RFC 5321), a name 120. */
const LONGEST_TEXT = 300;

/** A form that fails elsewhere may give anything here, of any length. */
function textOf(given: unknown): string {
  return typeof given === "string" ? given.slice(0, LONGEST_TEXT) : "";
}

function wordsOf({ email, name, phone }: PasswordOwner): string[] {
  const [mailbox = "", domain = ""] = textOf(email).split("@");
  const written = [
    ...OURS,
    ...[mailbox, domain, textOf(name)].flatMap((text) => [
      text,
      ...text.split(/[^\p{L}\p{M}\p{N}]+/u),
    ]),
    // as it is dialled at home, whatever stands before it
    textOf(phone).slice(-10),
  ];
  return [...new Set(written.map(bare))].filter((word) => [...word].length >= SHORTEST_WORD);
}

/** Letters and digits alone: signs between them are what everybody thinks of first. */
function bare(text: string): string {
  return fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

let common: Set<string> | undefined;

/** Read when a password is first chosen: 5 MB that a process which only shows pages does without. */
function commonPasswords(): Set<string> {
  if (common) return common;
  const load = createRequire(import.meta.url);
  const { dictionary } = load("@zxcvbn-ts/language-common") as { dictionary: typeof Dictionary };
  common = new Set(dictionary["passwords-common"]);
  return common;
}
