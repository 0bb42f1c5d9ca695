import { z } from "zod";
import { normaliseEmail } from "~/features/sessions/person";
import { readTime } from "~/locales/typed-time";
import { hasSeveralPhones, readPhone } from "~/server/phone.server";
import type { ValidationKey } from "~/server/returned-form.server";

/** Building blocks of the schemas of all forms. Error messages are keys of `validation`. */

/** A required text of one line. Line breaks and repeated spaces are replaced by one space. */
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

/** A required text of several lines. */
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

/** The option chosen in a `<select>`; null if it is empty. */
export function optionalChoice<const Choice extends string>(
  choices: readonly Choice[],
  unknown: ValidationKey,
) {
  return z
    .enum(["", ...choices], { error: unknown })
    .optional()
    .transform((choice) => (choice ? (choice as Choice) : null));
}

/** A time of day, converted to the form `09:00`. */
export function requiredTime() {
  return requiredLine("required", 40).transform((typed, context) => {
    const time = readTime(typed);
    if (time !== null) return time;
    context.addIssue({ code: "custom", message: key("timeInvalid") });
    return z.NEVER;
  });
}

const WEB_ADDRESS_MAX = 500;

/** A web address, or an empty string. */
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

/** Maximum length of an email address (RFC 5321, 4.5.3.1.3). */
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
        // values that are empty or too long have their own error messages
        .refine((text) => text === "" || text.length > EMAIL_MAX || isEmail(text), invalid),
    );
}

/** An email address, or an empty string. */
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

/** A phone number, converted to E.164. */
export function requiredPhone() {
  return requiredLine("phoneRequired", PHONE_MAX).transform(toE164);
}

export function optionalPhone() {
  return optionalLine(PHONE_MAX).transform((text, context) =>
    text === "" ? null : toE164(text, context),
  );
}

/** A password. It is not changed, because spaces and punctuation belong to it. */
export function requiredSecret(missing: ValidationKey = "passwordRequired") {
  return z.string({ error: missing }).min(1, missing);
}

/** A code that was sent or shown. The function that uses the code checks its format. */
export function requiredCode() {
  return z
    .string({ error: key("required") })
    .refine((code) => code.trim() !== "", { error: key("required") });
}

/** One value of a list. Any other value can only be forged. */
export function requiredChoice<const Choices extends readonly string[]>(
  choices: Choices,
  missing: ValidationKey = "choiceUnknown",
) {
  return z.enum(choices, {
    error: ({ input }) => (input ? key("choiceUnknown") : missing),
  });
}

/** A checkbox. Any value except an empty one means that it is ticked. */
export function tickBox() {
  return z
    .string()
    .optional()
    .transform((value) => Boolean(value));
}

/** A hidden field that the page fills in; an empty string if somebody removed the field. */
export function hiddenField() {
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

/** Trims the text. The result is empty if the text has only spaces, direction marks and joiners. */
function tidy(text: string): string {
  return /^[\s\p{Cf}]*$/u.test(text) ? "" : text.trim();
}

/** Adds `https://` if the address has no scheme, as browsers do. */
export function withScheme(typed: string): string {
  return typed === "" || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
}

/** Makes the compiler check a key. */
export function key(name: ValidationKey): ValidationKey {
  return name;
}
