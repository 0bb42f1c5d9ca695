import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import type { ReturnedForm } from "~/server/returned-form.server";
import { asFormAnswer, type FormAnswer, isUnsent, type Refused } from "./form-answer";

/**
 * `clientAction` for dashboard forms that JavaScript sends. If the connection fails, the page stays open with the
 * entered values. Must be exported together with `shouldRevalidate`.
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
    return asFormAnswer(values, await serverAction<ReturnedForm | Refused>());
  } catch (reason) {
    // a redirect or error page means that the form has arrived
    if (reason instanceof Response || isRouteErrorResponse(reason)) throw reason;
    // `fetch` reports a lost connection as a TypeError
    return { values, unsent: reason instanceof TypeError ? "offline" : "failed" };
  }
}

/** Status codes for a stale token and for a record that somebody else has changed. */
const NEEDS_FRESH_DATA = [403, 409];

/**
 * Reloads the page's data for a stale form, but not for a form that did not arrive: reloading would fail too and
 * show the error screen. An error page stays.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  actionStatus = 0,
  defaultShouldRevalidate,
}) =>
  !isUnsent(actionResult) &&
  !isRouteErrorResponse(actionResult) &&
  (defaultShouldRevalidate || NEEDS_FRESH_DATA.includes(actionStatus));
