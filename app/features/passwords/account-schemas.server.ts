import { z } from "zod";
import { readPhone } from "~/features/phone/phone.server";
import { normaliseEmail, type Role } from "~/features/sessions/person";
import { languages } from "~/locales/languages";
import type { PasswordOwner } from "./common-passwords.server";
import { passwordProblem } from "./passwords.server";

/** The longest address that mail can carry (RFC 5321, 4.5.3.1.3). */
const EMAIL_MAX_LENGTH = 254;

const NAME_MAX_LENGTH = 120;

const given = (message: string) =>
  z.string({ error: message }).refine((value) => value.trim() !== "", { error: message });

export const emailField = given("emailRequired").pipe(
  z
    .string()
    .transform((email) => normaliseEmail(email.replace(/\p{Cf}/gu, "")))
    .pipe(z.email({ error: "emailInvalid" }).max(EMAIL_MAX_LENGTH, { error: "emailInvalid" })),
);

/** What signing in asks of a form; whether it is right, nobody learns from here. */
export const loginSchema = z.object({
  email: emailField,
  password: z.string({ error: "passwordRequired" }).min(1, { error: "passwordRequired" }),
});

export const emailSchema = z.object({ email: emailField });

export const invitationSchema = z.object({
  email: emailField,
  language: z.enum(languages, { error: "choiceUnknown" }),
});

const nameLine = z
  .string()
  .transform((name) => name.replace(/[\s\p{Zl}\p{Zp}]+/gu, " ").trim())
  .pipe(z.string().max(NAME_MAX_LENGTH, { error: "tooLong" }));

export const passkeyName = given("nameRequired").pipe(nameLine);

const optionalName = nameLine.optional().transform((name) => name || null);

/** Two fields that must be the same new password, which must fit the role. */
function newPassword(role: Role) {
  return {
    password: z.string({ error: "passwordRequired" }).superRefine((password, context) => {
      const problem = passwordProblem(password, role);
      if (problem) context.addIssue({ code: "custom", message: problem });
    }),
    confirmPassword: z.string().default(""),
  };
}

interface Twice {
  password: string;
  confirmPassword: string;
}

/** Said together with whatever else is wrong, not only once the rest is right. */
function sameTwice<Schema extends z.ZodType<Twice>>(schema: Schema) {
  return schema.refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    error: "passwordsDiffer",
    when: hasPassword,
  });
}

function hasPassword({ value }: { value: unknown }): boolean {
  return typeof (value as Partial<Twice> | undefined)?.password === "string";
}

/** For forms that ask for the name or the address too; said together with what else is wrong. */
function notPersonal<Schema extends z.ZodType<Twice>>(
  schema: Schema,
  role: Role,
  ownerOf: (form: z.output<Schema>) => PasswordOwner,
) {
  return schema.refine(
    (form) => passwordProblem(form.password, role, ownerOf(form)) !== "passwordPersonal",
    { path: ["password"], error: "passwordPersonal", when: hasPassword },
  );
}

export const registerSchema = sameTwice(
  notPersonal(
    z.object({ email: emailField, name: optionalName, ...newPassword("user") }),
    "user",
    ({ email, name }) => ({ email, name }),
  ),
);

/** By the door; the account of the link is held to its own role's rules besides. */
export const resetSchema = (door: Role) => sameTwice(z.object(newPassword(door)));

/** @param email of the invitation */
export const acceptInvitationSchema = (email: string | undefined) =>
  sameTwice(
    notPersonal(
      z.object({ name: given("nameRequired").pipe(nameLine), ...newPassword("admin") }),
      "admin",
      ({ name }) => ({ email, name }),
    ),
  );

export const changePasswordSchema = (role: Role) =>
  sameTwice(
    z.object({
      currentPassword: z
        .string({ error: "passwordRequired" })
        .min(1, { error: "passwordRequired" }),
      ...newPassword(role),
    }),
  );

/** Adding a passkey: what to call it, and the password once more. */
export const passkeySchema = z.object({
  name: passkeyName,
  currentPassword: z.string({ error: "passwordRequired" }).min(1, { error: "passwordRequired" }),
});

export const detailsSchema = z.object({
  name: optionalName,
  phone: z
    .string()
    .optional()
    .transform((written, context) => {
      if (!written?.trim()) return null;
      const phone = readPhone(written);
      if (phone) return phone;
      context.addIssue({ code: "custom", message: "phoneInvalid" });
      return z.NEVER;
    }),
  language: z.enum(languages, { error: "choiceUnknown" }),
});
