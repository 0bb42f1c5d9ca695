/** Button name in lists, for taking a request or giving it back. */
export const ASSIGNMENT_BUTTON = "assignment";

/**
 * The button's value. It names the request, so that one form serves all rows of a list.
 *
 * @param seen the owner's id, or ""
 * @param to `me`, or "" to give it back
 */
export function assignmentValue({ id }: { id: string }, seen: string, to: "me" | ""): string {
  return [id, seen, to].join(" ");
}
