import type { FailedForm } from "~/server/failed-form.server";

/** The address that a form has asked about; sent again, it is accepted. */
export const EMAIL_ASKED_FIELD = "emailAsked";

/** A form that did not reach the server, or whose answer was lost. */
export interface Unsent {
  values: Record<string, string>;
  unsent: "offline" | "failed";
}

/** A form to show again, from the server's action or the browser's. */
export type FormAnswer = FailedForm | Unsent;

export function isUnsent(answer: unknown): answer is Unsent {
  return typeof answer === "object" && answer !== null && "unsent" in answer;
}

/** @param texts messages for a form that did not arrive */
export function errorsOf(
  answer: FormAnswer | undefined,
  texts: Record<Unsent["unsent"], string>,
): Record<string, string> {
  if (!answer) return {};
  return isUnsent(answer) ? { "": texts[answer.unsent] } : answer.errors;
}

/**
 * Hidden fields (a record's version, a form's key) as they were when the form was filled in. The page may have a
 * newer version, which nobody has compared.
 */
export function keptFields<Fields extends Record<string, string>>(
  fresh: Fields,
  answer: FormAnswer | undefined,
): Fields {
  const kept = Object.keys(fresh).flatMap((name) => {
    const value = answer?.values[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...fresh, ...Object.fromEntries(kept) };
}
