import { z } from "zod";
import { key, pageField, requiredSecret } from "~/features/forms/fields.server";
import type { Role } from "~/features/sessions/person";
import type { PasswordOwner } from "./common-passwords.server";
import { passwordProblem } from "./passwords.server";

/** Two fields for a new password, which is checked by the role's rules. */
export function newPassword(role: Role) {
  return {
    password: requiredSecret().superRefine((password, context) => {
      const problem = passwordProblem(password, role);
      if (problem) context.addIssue({ code: "custom", message: problem });
    }),
    confirmPassword: z.string({ error: key("passwordsDiffer") }),
  };
}

interface Twice {
  password: string;
  confirmPassword: string;
}

type TwiceSchema = z.ZodObject<{
  password: z.ZodType<string>;
  confirmPassword: z.ZodType<string>;
}>;

/** Requires both passwords to be equal; the error is reported together with those of other fields. */
export function sameTwice<Schema extends TwiceSchema>(schema: Schema) {
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
export function notPersonal<Schema extends TwiceSchema>(
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
  return typeof (value as Partial<Twice> | undefined)?.password === "string";
}

/** Applies the password rules of the role's sign-in page; the account's own role is checked later. */
export const resetSchema = (role: Role) =>
  sameTwice(z.object({ token: pageField(), ...newPassword(role) }));

export const changePasswordSchema = (role: Role) =>
  sameTwice(
    z.object({
      currentPassword: requiredSecret(),
      ...newPassword(role),
      passwordVersion: pageField(),
    }),
  );
