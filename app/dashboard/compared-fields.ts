import type { ComparedField } from "./compared-words";

/**
 * Another person's fields, with a mark where the own fields differ. Fields that are empty on both
 * sides are left out.
 *
 * @param labels in page order
 * @param own undefined if nothing is compared; then no field is left out
 */
export function comparedFields<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  theirs: Partial<Record<NoInfer<Field>, string>> | undefined,
  own?: Partial<Record<NoInfer<Field>, string>>,
): ComparedField[] {
  return (Object.keys(labels) as Field[]).flatMap((name) => {
    const value = theirs?.[name] ?? "";
    const differs = own !== undefined && own[name] !== value;
    const isShown = own === undefined || differs || value !== "";
    return isShown ? { name, label: labels[name], value, differs } : [];
  });
}
