/** The name of a list's buttons that take a request or give it back. */
export const ASSIGNMENT_BUTTON = "assignment";

/**
 * The value of such a button: a whole list needs one form.
 *
 * @param seen who has it on the page: a coordinator's id, or "" for nobody
 * @param to `me`, or "" to give it back
 */
export function assignmentValue({ id }: { id: string }, seen: string, to: "me" | ""): string {
  return [id, seen, to].join(" ");
}
