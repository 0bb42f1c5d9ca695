import { getZodConstraint } from "@conform-to/zod/v4";
import type { ZodObject } from "zod";

/** What a form knows of its fields before it is sent: which must be filled in. Of the others nothing. */
export type FormRules<Name extends string> = { [Field in Name]?: { required: true } };

/**
 * What the browser is told of a schema: the one place from which a control knows that it must be filled
 * in. Not the lengths: a browser cuts a longer text silently when it is pasted, where the server says
 * so and keeps it.
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
