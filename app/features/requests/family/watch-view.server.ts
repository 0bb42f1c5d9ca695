import { data } from "@remix-run/node";
import type { Queryable } from "#db/connection.server";
import type { RequestStatus } from "#db/tables/requests";
import { formatDateTime, formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { fillIn, languageOf, texts, translator } from "~/server/i18n.server";
import { stepKeys } from "~/service-keys";
import { isClosed, type Step, stepOf } from "../life";
import { familySteps } from "../status/family-steps";
import { findWatchLink, isWatchedHere } from "../watch-links.server";

export type WatchView = Awaited<ReturnType<typeof loadWatch>>["data"];

/**
 * Page of a watch link: not yet opened, open in this browser, or ended. Only the open page shows
 * the request.
 */
export async function loadWatch(request: Request, context: Context, token = "") {
  const language = languageOf(request);
  const { watch: text } = texts(language).sharing;
  const action = paths.watch(token, language);
  const link = await findWatchLink(context.db, context, token);
  if (!link) {
    const ended = { state: "ended", meta: { title: text.endedTitle }, text, action } as const;
    return data(ended, { status: 404 });
  }
  if (!isWatchedHere(request, context, link.id)) {
    return data({ state: "unopened", meta: { title: text.closedTitle }, text, action } as const);
  }
  const id = await mergeTargetOf(context.db, link.requestId);
  const requestView = await watchedRequestView(context.db, id, language);
  const until = fillIn(text.until, { time: formatDateTime(link.expiresAt, language) }, language);
  return data({
    state: "open",
    meta: { title: requestView.title },
    text,
    action,
    ...requestView,
    until,
  } as const);
}

/** Id of the request itself, or of the one into which it was merged. */
async function mergeTargetOf(db: Queryable, id: string): Promise<string> {
  const row = await db
    .selectFrom("requests")
    .select("merged_into")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.merged_into ? mergeTargetOf(db, row.merged_into) : id;
}

async function watchedRequestView(db: Queryable, id: string, language: Language) {
  const row = await db
    .selectFrom("requests")
    .select(["kind", "status", "held_from as heldFrom", "patient_name as patientName"])
    .select("received_at as receivedAt")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { submission, account, sharing } = texts(language);
  const changedAt = (await lastVisibleChangeAt(db, id)) ?? row.receivedAt;
  const time = formatDateTime(changedAt, language);
  const [firstName = ""] = row.patientName.trim().split(/\s+/u);
  const step = stepOf(row);
  const steps = row.kind === "message" ? [] : familySteps(row);
  return {
    title: sharing.watch.now[visibleStateOf(row.status)],
    patient: firstName ? fillIn(sharing.watch.patient, { name: firstName }, language) : null,
    stepText:
      step && row.kind !== "message" && !isClosed(row.status)
        ? translator(language)("submission.status.step", {
            number: formatNumber(stepKeys.indexOf(step) + 1, language),
            count: formatNumber(stepKeys.length, language),
          })
        : null,
    steps: steps.some(({ state }) => state)
      ? {
          title: submission.status.stepsTitle,
          list: steps.map(({ key, state }) => ({ title: submission.status.steps[key], state })),
          doneText: account.profile.stepDone,
        }
      : null,
    newest: fillIn(sharing.watch.at, { time }, language),
  };
}

/**
 * The step or the outcome, but not the status: a quote or a missing document concerns only the
 * family.
 */
function visibleStateOf(status: RequestStatus): Step | "paused" | "completed" | "closed" {
  if (status === "on_hold") return "paused";
  if (status === "completed") return "completed";
  return (isClosed(status) ? null : stepOf({ status, heldFrom: null })) ?? "closed";
}

/** Time of the newest change that the page shows; null if there was none. */
async function lastVisibleChangeAt(db: Queryable, requestId: string): Promise<string | null> {
  const moves = await db
    .selectFrom("request_events")
    .select(["at", "from_status as from", "to_status as to"])
    .where("request_id", "=", requestId)
    .orderBy("at", "desc")
    .execute();
  const newest = moves.find(
    ({ from, to }) => from && to && visibleStateOf(from) !== visibleStateOf(to),
  );
  return newest?.at ?? null;
}
