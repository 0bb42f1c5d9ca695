import { z } from "zod";
import { key, pageField, requiredSecret } from "~/features/forms/fields.server";
import type { Role } from "~/features/sessions/person";
import type { PasswordOwner } from "./common-passwords.server";
import { passwordProblem } from "./passwords.server";

/** Two fields that must be the same new password, which must fit the role. */
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

/** Said together with whatever else is wrong, not only once the rest is right. */
export function sameTwice<Schema extends TwiceSchema>(schema: Schema) {
  return schema.refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    error: key("passwordsDiffer"),
    when: hasPassword,
  });
}

/** For forms that ask for the name or the address too; said together with what else is wrong. */
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

/** Judges by the door; the account of the link is held to its own role's rules besides. */
export const resetSchema = (door: Role) =>
  sameTwice(z.object({ token: pageField(), ...newPassword(door) }));

export const changePasswordSchema = (role: Role) =>
  sameTwice(
    z.object({
      currentPassword: requiredSecret(),
      ...newPassword(role),
      passwordVersion: pageField(),
    }),
  );
