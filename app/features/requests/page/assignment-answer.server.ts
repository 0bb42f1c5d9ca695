import type { Person } from "~/features/sessions/person";
import type { Flash } from "~/server/flash.server";
import { sameSitePath } from "~/server/same-site-path";
import { ASSIGNMENT_BUTTON } from "../assignment";
import type { AssignmentResult } from "../assignment.server";

/**
 * Parses a button's fields. `to` is `me`, a coordinator's id, or empty to give the request back.
 * Buttons in a list share a form, so each value contains all (`assignmentValue`).
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
  const text = (name: string) => String(fields.get(name) ?? "");
  const pressed = text(ASSIGNMENT_BUTTON);
  const [id = "", seen = "", to = ""] = (
    pressed === "" ? ["id", "seen", "to"].map(text) : pressed.split(" ")
  ).map((value) => value.slice(0, 64));
  return { id, seen, to };
}

/** Path of the page with an anchor to the row whose button was pressed. */
export function pathAfterAssignment(fields: FormData, home: string): string {
  const page = sameSitePath(fields.get("returnTo"), home);
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
