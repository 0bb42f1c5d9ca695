import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import type { FailedForm } from "~/server/failed-form.server";
import { type FormAnswer, isUnsent } from "./form-answer";

/**
 * The `clientAction` of the dashboard's routes whose form is sent by script: posts as the browser would, and
 * where the line drops, keeps the page and what was typed. A route takes both exports of this file, or
 * neither.
 */
export async function clientAction({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<FormAnswer> {
  const values: Record<string, string> = {};
  for (const [name, value] of await request.clone().formData()) {
    if (typeof value === "string") values[name] = value;
  }
  try {
    return await serverAction<FailedForm>();
  } catch (reason) {
    // a redirect: it has arrived
    if (reason instanceof Response || isRouteErrorResponse(reason)) throw reason;
    // `fetch` reports a line that dropped as a TypeError
    return { values, unsent: reason instanceof TypeError ? "offline" : "failed" };
  }
}

/** A stale token, and a record that somebody else has changed. */
const NEEDS_FRESH_DATA = [403, 409];

/**
 * After a form that did not reach the server the page's data stays as it is: fetching it anew would
 * fail as well, and the error screen would take the place of what was typed. A form that was refused
 * for what it did not know is given what is new. Where the answer is a page of its own, that page stands:
 * whose access was taken away would be led to the log-in by the fetching, and never told.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  actionStatus = 0,
  defaultShouldRevalidate,
}) =>
  !isUnsent(actionResult) &&
  !isRouteErrorResponse(actionResult) &&
  (defaultShouldRevalidate || NEEDS_FRESH_DATA.includes(actionStatus));
