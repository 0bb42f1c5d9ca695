import type { ComparedField } from "./compared-words";

/**
 * Another person's fields, with a mark where the own fields differ. Fields that are empty on both
 * sides are left out.
 *
 * @param labels in page order
 * @param ownFields undefined if nothing is compared; then no field is left out
 */
export function comparedFields<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  theirFields: Partial<Record<NoInfer<Field>, string>> | undefined,
  ownFields?: Partial<Record<NoInfer<Field>, string>>,
): ComparedField[] {
  return (Object.keys(labels) as Field[]).flatMap((name) => {
    const value = theirFields?.[name] ?? "";
    const differs = ownFields !== undefined && ownFields[name] !== value;
    const isShown = ownFields === undefined || differs || value !== "";
    return isShown ? { name, label: labels[name], value, differs } : [];
  });
}
