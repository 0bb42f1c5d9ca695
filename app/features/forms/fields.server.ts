import { z } from "zod";
import { normaliseEmail } from "~/features/sessions/person";
import { readTime } from "~/locales/typed-time";
import type { ValidationKey } from "~/server/failed-form.server";
import { hasSeveralPhones, readPhone } from "~/server/phone.server";

/** Building blocks of all forms' schemas. Messages are keys of `validation`. */

/** One required line; line breaks and runs of spaces become one space. */
export function requiredLine(missing: ValidationKey, max: number) {
  return z
    .string({ error: missing })
    .transform(oneLine)
    .pipe(z.string().min(1, missing).max(max, key("tooLong")));
}

export function optionalLine(max: number) {
  return z
    .string()
    .transform(oneLine)
    .pipe(z.string().max(max, key("tooLong")))
    .optional()
    .transform((text) => text ?? "");
}

/** Text of several lines. */
export function requiredText(missing: ValidationKey, max: number) {
  return z
    .string({ error: missing })
    .transform(tidy)
    .pipe(z.string().min(1, missing).max(max, key("tooLong")));
}

export function optionalText(max: number) {
  return z
    .string()
    .transform(tidy)
    .pipe(z.string().max(max, key("tooLong")))
    .optional()
    .transform((text) => text ?? "");
}

/** A choice of a `<select>`; empty for none. */
export function optionalChoice<const Choice extends string>(
  choices: readonly Choice[],
  unknown: ValidationKey,
) {
  return z
    .enum(["", ...choices], { error: unknown })
    .optional()
    .transform((choice) => (choice ? (choice as Choice) : null));
}

/** A time of day, as `09:00`. */
export function requiredTime() {
  return requiredLine("required", 40).transform((typed, context) => {
    const time = readTime(typed);
    if (time !== null) return time;
    context.addIssue({ code: "custom", message: key("timeInvalid") });
    return z.NEVER;
  });
}

const WEB_ADDRESS_MAX = 500;

/** A web address, or empty. */
export function webAddress() {
  return optionalLine(WEB_ADDRESS_MAX)
    .transform(withScheme)
    .refine((text) => text === "" || isWebAddress(text), key("webAddressInvalid"));
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === "https:" || protocol === "http:") && hostname.includes(".");
}

/** The longest address in mail (RFC 5321, 4.5.3.1.3). */
const EMAIL_MAX = 254;

export function requiredEmail(
  missing: ValidationKey = "emailRequired",
  invalid: ValidationKey = "emailInvalid",
) {
  return z
    .string({ error: missing })
    .transform(normaliseEmail)
    .pipe(
      z
        .string()
        .min(1, missing)
        .max(EMAIL_MAX, key("tooLong"))
        // empty and overlong values have their own errors
        .refine((text) => text === "" || text.length > EMAIL_MAX || isEmail(text), invalid),
    );
}

/** An email address, or empty. */
export function optionalEmail(invalid: ValidationKey = "emailInvalid") {
  return z
    .string()
    .transform(normaliseEmail)
    .pipe(
      z
        .string()
        .max(EMAIL_MAX, key("tooLong"))
        .refine((text) => text === "" || text.length > EMAIL_MAX || isEmail(text), invalid),
    )
    .optional()
    .transform((text) => text ?? "");
}

function isEmail(text: string): boolean {
  return z.email().safeParse(text).success;
}

const PHONE_MAX = 100;

/** As E.164. */
export function requiredPhone() {
  return requiredLine("phoneRequired", PHONE_MAX).transform(toE164);
}

export function optionalPhone() {
  return optionalLine(PHONE_MAX).transform((text, context) =>
    text === "" ? null : toE164(text, context),
  );
}

/** Unchanged: spaces and punctuation belong to a password. */
export function requiredSecret(missing: ValidationKey = "passwordRequired") {
  return z.string({ error: missing }).min(1, missing);
}

/** A code that was sent or shown; its reader checks the format. */
export function requiredCode() {
  return z
    .string({ error: key("required") })
    .refine((code) => code.trim() !== "", { error: key("required") });
}

/** One of a list; any other value is forged. */
export function requiredChoice<const Choices extends readonly string[]>(
  choices: Choices,
  missing: ValidationKey = "choiceUnknown",
) {
  return z.enum(choices, {
    error: ({ input }) => (input ? key("choiceUnknown") : missing),
  });
}

/** Any value counts as ticked. */
export function tickBox() {
  return z
    .string()
    .optional()
    .transform((value) => Boolean(value));
}

/** A hidden field filled in by the page; empty if removed. */
export function pageField() {
  return z
    .string()
    .optional()
    .transform((text) => text ?? "");
}

function toE164(text: string, context: z.RefinementCtx): string {
  const phone = readPhone(text);
  if (phone) return phone;
  const message = hasSeveralPhones(text) ? key("phoneSeveral") : key("phoneInvalid");
  context.addIssue({ code: "custom", message });
  return z.NEVER;
}

function oneLine(text: string): string {
  return tidy(text.replace(/[\s\p{Zl}\p{Zp}]+/gu, " "));
}

/** Empty if there are only spaces, direction marks and joiners. */
function tidy(text: string): string {
  return /^[\s\p{Cf}]*$/u.test(text) ? "" : text.trim();
}

/** Adds `https://` to an address without a scheme, as browsers do. */
export function withScheme(typed: string): string {
  return typed === "" || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
}

/** Checks a key at compile time. */
export function key(name: ValidationKey): ValidationKey {
  return name;
}
