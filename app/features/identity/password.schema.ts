import { z } from "zod";
import { hiddenField, key, requiredSecret } from "~/features/forms/fields.server";
import type { Role } from "~/features/sessions/person";
import type { PasswordOwner } from "./common-passwords.server";
import { passwordProblem } from "./passwords.server";

/** Two fields for a new password, which is checked by the role's rules. */
export function newPasswordFields(role: Role) {
  return {
    password: requiredSecret().superRefine((password, context) => {
      const problem = passwordProblem(password, role);
      if (problem) context.addIssue({ code: "custom", message: problem });
    }),
    confirmPassword: z.string({ error: key("passwordsDiffer") }),
  };
}

interface RepeatedPassword {
  password: string;
  confirmPassword: string;
}

type RepeatedPasswordSchema = z.ZodObject<{
  password: z.ZodType<string>;
  confirmPassword: z.ZodType<string>;
}>;

/** Requires both passwords to be equal; the error is reported together with those of other fields. */
export function requireSamePasswords<Schema extends RepeatedPasswordSchema>(schema: Schema) {
  return schema.refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    error: key("passwordsDiffer"),
    when: hasPassword,
  });
}

/**
 * Rejects passwords made of the name or address in the same form; the error is reported together with those of
 * other fields.
 */
export function refusePersonalPassword<Schema extends RepeatedPasswordSchema>(
  schema: Schema,
  role: Role,
  ownerOf: (form: z.output<Schema>) => PasswordOwner,
) {
  return schema.refine(
    (form) => passwordProblem(form.password, role, ownerOf(form)) !== "passwordPersonal",
    { path: ["password"], error: key("passwordPersonal"), when: hasPassword },
  );
}

function hasPassword({ value }: { value: unknown }): boolean {
  return typeof (value as Partial<RepeatedPassword> | undefined)?.password === "string";
}

/** Applies the password rules of the role's sign-in page; the account's own role is checked later. */
export const resetSchema = (role: Role) =>
  requireSamePasswords(z.object({ token: hiddenField(), ...newPasswordFields(role) }));

export const changePasswordSchema = (role: Role) =>
  requireSamePasswords(
    z.object({
      currentPassword: requiredSecret(),
      ...newPasswordFields(role),
      passwordVersion: hiddenField(),
    }),
  );
