import type { ComparedField } from "./compared-words";

/**
 * The fields of somebody else's words, marked where one's own differ; without those that neither wrote.
 *
 * @param labels in the order of the page
 * @param own left out where nothing of one's own is compared
 */
export function comparedFields<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  theirs: Partial<Record<NoInfer<Field>, string>> | undefined,
  own?: Partial<Record<NoInfer<Field>, string>>,
): ComparedField[] {
  return (Object.keys(labels) as Field[]).flatMap((name) => {
    const value = theirs?.[name] ?? "";
    const differs = own !== undefined && own[name] !== value;
    const isSaid = own === undefined || differs || value !== "";
    return isSaid ? { name, label: labels[name], value, differs } : [];
  });
}
