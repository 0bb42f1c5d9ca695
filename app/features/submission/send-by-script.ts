import { isRouteErrorResponse, type ShouldRevalidateFunction } from "@remix-run/react";
import type { FailedForm } from "~/server/failed-form.server";
import { forgetDraft } from "./draft";

/** A form that did not reach the server, or whose answer did not come back. */
export interface Unsent {
  values: Record<string, string>;
  unsent: "offline" | "failed";
}

export type FormAnswer = FailedForm | Unsent;

/**
 * The `clientAction` of a public form: posts as the browser would, and where the line drops, keeps
 * the page and what was typed. Sent again it has the same key, so it is the same submission.
 */
export async function sendByScript(
  request: Request,
  serverAction: () => Promise<unknown>,
  draft: string,
): Promise<FormAnswer> {
  const values: Record<string, string> = {};
  for (const [name, value] of await request.clone().formData()) {
    if (typeof value === "string") values[name] = value;
  }
  try {
    return (await serverAction()) as FailedForm;
  } catch (reason) {
    if (reason instanceof Response) {
      // a redirect: it has arrived
      forgetDraft(draft);
      throw reason;
    }
    if (isRouteErrorResponse(reason)) throw reason;
    // `fetch` reports a line that dropped as a TypeError
    return { values, unsent: reason instanceof TypeError ? "offline" : "failed" };
  }
}

/**
 * After a form that did not reach the server the page's data stays as it is: fetching it anew would
 * fail as well, and the error screen would take the place of what was typed.
 */
export const keepDataWhereUnsent: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => (isUnsent(actionResult) ? false : defaultShouldRevalidate);

function isUnsent(answer: unknown): answer is Unsent {
  return typeof answer === "object" && answer !== null && "unsent" in answer;
}
