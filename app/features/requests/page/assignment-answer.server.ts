import type { Person } from "~/features/sessions/person";
import type { Flash } from "~/server/flash.server";
import { sameSitePath } from "~/server/same-site-path";
import { ASSIGNMENT_BUTTON } from "../assignment";
import type { AssignmentResult } from "../assignment.server";

/** No id is longer. */
const MAX_ID_LENGTH = 64;

/**
 * Parses a button's fields. `to` is `me`, a coordinator's id, or empty to give the request back.
 * In lists, the button's value holds all fields (`assignmentValue`).
 */
export function readAssignment(
  fields: FormData,
  person: Pick<Person, "id">,
): { id: string; to: string | null; seen: string | null } {
  const { id, seen, to } = assignmentFields(fields);
  return {
    id,
    to: to === "me" ? person.id : to || null,
    seen: seen || null,
  };
}

function assignmentFields(fields: FormData) {
  const field = (name: string) => String(fields.get(name) ?? "");
  const buttonValue = field(ASSIGNMENT_BUTTON);
  const [id = "", seen = "", to = ""] = (
    buttonValue === "" ? ["id", "seen", "to"].map(field) : buttonValue.split(" ")
  ).map((value) => value.slice(0, MAX_ID_LENGTH));
  return { id, seen, to };
}

/** Path of the page with an anchor to the row whose button was pressed. */
export function pathAfterAssignment(fields: FormData, fallback: string): string {
  const page = sameSitePath(fields.get("returnTo"), fallback);
  const { id } = assignmentFields(fields);
  return /^[\w-]{1,64}$/.test(id) ? `${page}#r-${id}` : page;
}

export function assignmentToast(
  result: AssignmentResult,
  to: string | null,
  person: Pick<Person, "id">,
): Flash {
  switch (result.outcome) {
    case "done":
      if (to === null) return { key: "queue.toasts.givenBack", variant: "success" };
      return {
        key: to === person.id ? "queue.toasts.taken" : "queue.toasts.handed",
        variant: "success",
      };
    case "taken":
      return result.by === null
        ? { key: "queue.toasts.nobodyHasIt", variant: "warning" }
        : {
            key: "queue.toasts.alreadyTaken",
            parameters: { name: result.by },
            variant: "warning",
            // the toast remains until it is dismissed, because the name must be read
            duration: 0,
          };
    case "no-coordinator":
      return { key: "queue.toasts.noCoordinator", variant: "error" };
    case "missing":
      return { key: "queue.toasts.gone", variant: "error" };
  }
}
