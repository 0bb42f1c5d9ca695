import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  redirectDocument,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import type { FailedForm } from "~/server/failed-form.server";
import { type FormAnswer, isUnsent } from "./form-answer";
import { whereKept } from "./kept-by-worker";
import { forgetDrafts } from "./kept-drafts";

/**
 * The `clientAction` of every route whose form is sent by script: posts as the browser would, and
 * where the line drops, keeps the page and what was typed; or leads to where it waits, where the phone's
 * worker has kept it to send it by itself. Sent again it has the same key, so it is the same submission. A
 * route takes both exports of this file, or neither.
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
    if (reason instanceof Response) {
      // a redirect: it has arrived
      forgetDrafts(values);
      throw reason;
    }
    if (isRouteErrorResponse(reason)) throw reason;
    // `fetch` reports a line that dropped as a TypeError
    if (!(reason instanceof TypeError)) return { values, unsent: "failed" };
    const kept = await whereKept(new URL(request.url).pathname, values);
    if (!kept) return { values, unsent: "offline" };
    if (kept.page === null) return { values, unsent: "offline", said: kept.problem };
    forgetDrafts(values);
    throw redirectDocument(kept.page);
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
