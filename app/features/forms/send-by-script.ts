import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import type { FailedForm } from "~/server/failed-form.server";
import { type FormAnswer, isUnsent, type Refused, unsentForm } from "./form-answer";

/**
 * `clientAction` for dashboard forms sent by script: if the connection drops, the page and its values stay. Export
 * it together with `shouldRevalidate`.
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
    return unsentForm(values, await serverAction<FailedForm | Refused>());
  } catch (reason) {
    // a redirect: the form has arrived
    if (reason instanceof Response || isRouteErrorResponse(reason)) throw reason;
    // `fetch` reports a lost connection as a TypeError
    return { values, unsent: reason instanceof TypeError ? "offline" : "failed" };
  }
}

/** A stale token, or a record that somebody else changed. */
const NEEDS_FRESH_DATA = [403, 409];

/**
 * Keeps the page's data after a form that did not arrive: fetching would fail too and show the error screen. A
 * stale form gets fresh data; an error page stays.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  actionStatus = 0,
  defaultShouldRevalidate,
}) =>
  !isUnsent(actionResult) &&
  !isRouteErrorResponse(actionResult) &&
  (defaultShouldRevalidate || NEEDS_FRESH_DATA.includes(actionStatus));
