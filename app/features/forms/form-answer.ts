import type { FailedForm } from "~/server/failed-form.server";

/** The address that a form has asked about; sent again, it is accepted. */
export const EMAIL_ASKED_FIELD = "emailAsked";

/** A form that did not reach the server, or whose answer was lost. */
export type Unsent = { values: Record<string, string> } & (
  | { unsent: "offline" | "failed" }
  | ({ unsent: "refused" } & Refused)
);

/** The server's answer to a form that it did not read, a too large one for instance: the reason. */
export interface Refused {
  refused: string;
}

/** A form that a script sent and the server did not take: the page and its values stay. */
export function unsentForm(
  values: Unsent["values"],
  answer: FailedForm | Refused,
): FailedForm | Unsent {
  return answer && "refused" in answer ? { values, unsent: "refused", ...answer } : answer;
}

/** A form to show again, from the server's action or the browser's. */
export type FormAnswer = FailedForm | Unsent;

export function isUnsent(answer: unknown): answer is Unsent {
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
