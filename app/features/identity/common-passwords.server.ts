import { createRequire } from "node:module";
import type { dictionary as Dictionary } from "@zxcvbn-ts/language-common";
import { PASSWORD_MIN_LENGTH } from "~/constants";
import { dictionaries } from "~/locales/dictionaries";
import { fold } from "~/locales/fold";

/** Facts about the owner; an unknown one is null or left out. */
export interface PasswordOwner {
  email?: string | null;
  name?: string | null;
  /** E.164. */
  phone?: string | null;
}

/** True for the 49,000 most used passwords, in upper or lower case and with digits of any script. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords().has(fold(password));
}

/**
 * True if the password is too short or common once the owner's name, address and phone number and our name are
 * removed (NIST SP 800-63B, 3.1.1.2: context-specific words).
 */
export function isPersonalPassword(password: string, owner: PasswordOwner): boolean {
  const whole = lettersAndDigits(password);
  const withoutNames = wordsOf(owner)
    .sort((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, " "), whole);
  if (withoutNames === whole) return false;
  const remainder = withoutNames.replaceAll(" ", "");
  return [...remainder].length < PASSWORD_MIN_LENGTH || commonPasswords().has(remainder);
}

const BRAND_NAMES = Object.values(dictionaries).map(({ home }) => home.brand);
/** Shorter words are ignored, because they occur inside unrelated words. */
const SHORTEST_WORD = 3;

/** Longer than any address (254 characters, RFC 5321) or name (120). */
const MAX_TEXT = 300;

/** Accepts values of any type and length, because a form with other errors may contain them. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value.slice(0, MAX_TEXT) : "";
}

function wordsOf({ email, name, phone }: PasswordOwner): string[] {
  const [mailbox = "", domain = ""] = textOf(email).split("@");
  const texts = [
    ...BRAND_NAMES,
    ...[mailbox, domain, textOf(name)].flatMap((text) => [
      text,
      ...text.split(/[^\p{L}\p{M}\p{N}]+/u),
    ]),
    // the national digits, without any prefix
    textOf(phone).slice(-10),
  ];
  return [...new Set(texts.map(lettersAndDigits))].filter(
    (word) => [...word].length >= SHORTEST_WORD,
  );
}

/** Keeps letters and digits only, because added punctuation is the most obvious variation. */
function lettersAndDigits(text: string): string {
  return fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

let loadedPasswords: Set<string> | undefined;

/** Loaded on first use, because the list takes 5 MB and most pages do not need it. */
function commonPasswords(): Set<string> {
  if (loadedPasswords) return loadedPasswords;
  const load = createRequire(import.meta.url);
  const { dictionary } = load("@zxcvbn-ts/language-common") as { dictionary: typeof Dictionary };
  loadedPasswords = new Set(dictionary["passwords-common"]);
  return loadedPasswords;
}
