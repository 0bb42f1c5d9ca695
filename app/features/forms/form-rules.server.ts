import { getZodConstraint } from "@conform-to/zod/v4";
import type { ZodObject } from "zod";

/** Rules known in the browser: required fields. */
export type FormRules<Name extends string> = { [Field in Name]?: { required: true } };

/**
 * A schema's required fields, for the controls. Lengths are left out: browsers silently cut pasted text, while the
 * server reports the error and keeps it.
 */
export function formRulesOf<Schema extends ZodObject>(
  schema: Schema,
): FormRules<keyof Schema["shape"] & string> {
  const constraint = getZodConstraint(schema) as Record<string, { required?: boolean } | undefined>;
  const rules = Object.keys(schema.shape)
    .filter((name) => constraint[name]?.required)
    .map((name) => [name, { required: true }]);
  return Object.fromEntries(rules) as FormRules<keyof Schema["shape"] & string>;
}
