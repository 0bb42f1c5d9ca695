import type { ReturnedForm } from "~/server/returned-form.server";

/** Field with the email address that the form has asked about. If the same address is sent again, it is accepted. */
export const EMAIL_ASKED_FIELD = "emailAsked";

/** A form that did not reach the server, was refused by it, or whose response was lost. */
export type UndeliveredForm = { values: Record<string, string> } & (
  | { unsent: "offline" | "failed" }
  | ({ unsent: "refused" } & Refused)
);

/** The server's response to a form that it did not read, for example because the form is too large. */
export interface Refused {
  refused: string;
}

/** The result of a form that JavaScript sent. If the server refused to read it, the result contains its values. */
export function asFormAnswer(
  values: UndeliveredForm["values"],
  answer: ReturnedForm | Refused,
): ReturnedForm | UndeliveredForm {
  return answer && "refused" in answer ? { values, unsent: "refused", ...answer } : answer;
}

/** A form to show again, returned by the server's action or the browser's. */
export type FormAnswer = ReturnedForm | UndeliveredForm;

export function isUnsent(answer: unknown): answer is UndeliveredForm {
  return typeof answer === "object" && answer !== null && "unsent" in answer;
}

/** @param texts messages for a form that did not arrive */
export function errorsOf(
  answer: FormAnswer | undefined,
  texts: Record<"offline" | "failed", string>,
): Record<string, string> {
  if (!answer) return {};
  if (!isUnsent(answer)) return answer.errors;
  return { "": answer.unsent === "refused" ? answer.refused : texts[answer.unsent] };
}

/**
 * Hidden fields (a record's version, a form's key) with the values of the sent form. The loader may already return
 * a newer version, which the person has not seen.
 */
export function submittedFields<Fields extends Record<string, string>>(
  fresh: Fields,
  answer: FormAnswer | undefined,
): Fields {
  const submitted = Object.keys(fresh).flatMap((name) => {
    const value = answer?.values[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...fresh, ...Object.fromEntries(submitted) };
}
