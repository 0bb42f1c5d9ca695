import type { ComparedField } from "./compared-words";

/**
 * The fields of somebody else's words, marked where one's own differ.
 *
 * @param labels in the order of the page
 * @param own left out where nothing of one's own is compared
 */
export function comparedFields<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  theirs: Partial<Record<NoInfer<Field>, string>> | undefined,
  own?: Partial<Record<NoInfer<Field>, string>>,
): ComparedField[] {
  return (Object.keys(labels) as Field[]).map((name) => {
    const value = theirs?.[name] ?? "";
    return { name, label: labels[name], value, differs: own !== undefined && own[name] !== value };
  });
}
