/** Button name in lists, for taking a request or giving it back. */
export const ASSIGNMENT_BUTTON = "assignment";

/**
 * The button's value; it names the request, so a list needs one form.
 *
 * @param seen the owner's id, or ""
 * @param to `me`, or "" to give it back
 */
export function assignmentValue({ id }: { id: string }, seen: string, to: "me" | ""): string {
  return [id, seen, to].join(" ");
}
