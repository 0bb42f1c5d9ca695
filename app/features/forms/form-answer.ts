import type { FailedForm } from "~/server/failed-form.server";

/** The address about which a form has asked whether another was meant: with it, it is taken. */
export const EMAIL_ASKED_FIELD = "emailAsked";

/** A form that did not reach the server, or whose answer did not come back. */
export interface Unsent {
  values: Record<string, string>;
  unsent: "offline" | "failed";
}

/** What a form is shown again with: the answer of the server's action, or of the browser's own. */
export type FormAnswer = FailedForm | Unsent;

export function isUnsent(answer: unknown): answer is Unsent {
  return typeof answer === "object" && answer !== null && "unsent" in answer;
}

/** @param texts what is said where it did not arrive */
export function errorsOf(
  answer: FormAnswer | undefined,
  texts: Record<Unsent["unsent"], string>,
): Record<string, string> {
  if (!answer) return {};
  return isUnsent(answer) ? { "": texts[answer.unsent] } : answer.errors;
}

/**
 * What a form says of what was seen when it was filled in: the version of a record, the form's key.
 * Shown again it keeps what it was sent with. The page around it may know a newer version by then,
 * with which nobody has compared what was typed.
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
