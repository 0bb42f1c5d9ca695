import { getZodConstraint } from "@conform-to/zod/v4";
import type { ZodObject } from "zod";

/** The rules that the browser needs: required fields. */
export type FormRules<Name extends string> = { [Field in Name]?: { required: true } };

/**
 * The required fields of a schema, needed by the controls. Omits maximum lengths, because browsers silently cut
 * pasted text, while the server keeps the text and reports an error.
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
