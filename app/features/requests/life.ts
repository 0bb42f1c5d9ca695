import type { RequestKind, RequestQueue, RequestStatus } from "#db/tables/requests";
import type { stepKeys } from "~/service-keys";

export type Step = (typeof stepKeys)[number];

interface StatusRule {
  /** Null for statuses outside the five steps: a request on hold keeps its step, a closed one has none. */
  step: Step | null;
  /** Next statuses of a booking or call-back; only `declined` and `duplicate` need a reason. */
  journey: readonly RequestStatus[];
  /** Next statuses of a message; left out if a message never has this status. */
  message?: readonly RequestStatus[];
  /** True if the family is owed no reply. */
  isClosed?: true;
  /** True if the family has to answer. */
  isFamilysTurn?: true;
}

/** The table in docs/vocabulary.md, in the order of the journey. */
const rules: Record<RequestStatus, StatusRule> = {
  received: {
    step: "contact",
    journey: ["acknowledged", "duplicate"],
    message: ["completed"],
  },
  acknowledged: {
    step: "contact",
    journey: ["info_needed", "in_review", "declined"],
    message: ["completed"],
  },
  info_needed: { step: "assessment", journey: ["in_review"], isFamilysTurn: true },
  in_review: { step: "assessment", journey: ["info_needed", "quoted", "declined"] },
  quoted: { step: "coordination", journey: ["confirmed", "in_review"], isFamilysTurn: true },
  confirmed: { step: "coordination", journey: ["scheduled"] },
  scheduled: { step: "coordination", journey: ["in_transit", "confirmed"] },
  in_transit: { step: "transfer", journey: ["arrived"] },
  arrived: { step: "handover", journey: ["completed"] },
  completed: { step: "handover", journey: [], message: [], isClosed: true },
  on_hold: { step: null, journey: [], isFamilysTurn: true },
  cancelled: { step: null, journey: [], message: [], isClosed: true },
  declined: { step: null, journey: [], isClosed: true },
  duplicate: { step: null, journey: [], message: [], isClosed: true },
  spam: { step: null, journey: [], message: [], isClosed: true },
};

export const statuses = Object.keys(rules) as RequestStatus[];

/** Statuses with a step, in the order of the journey. */
const mainPath = statuses.filter((status) => rules[status].step !== null);

export const closedStatuses = statuses.filter(isClosed);
export const openStatuses = statuses.filter((status) => !isClosed(status));
/** Statuses after the family agreed to the quote. */
export const agreedStatuses: readonly RequestStatus[] = mainPath.slice(
  mainPath.indexOf("confirmed"),
);

/** Possible statuses of a kind. */
export function statusesOf(kind: RequestKind): readonly RequestStatus[] {
  return kind === "message" ? statuses.filter((status) => rules[status].message) : statuses;
}

/** `forward` follows the table; every other move except `resume` and `spam` needs a reason. */
export type MoveKind =
  | "forward"
  | "skip"
  | "hold"
  | "resume"
  | "cancel"
  | "decline"
  | "duplicate"
  | "spam"
  | "reopen";

/** Moves that pause or end a request; the coordinator has to confirm them. */
const exceptionalMoves: readonly MoveKind[] = ["hold", "cancel", "decline", "duplicate", "spam"];

export interface RequestState {
  kind: RequestKind;
  status: RequestStatus;
  /** Status before `on_hold`. */
  heldFrom: RequestStatus | null;
  hasReply: boolean;
}

export interface AllowedMove {
  to: RequestStatus;
  kind: MoveKind;
  needsReason: boolean;
}

/** The kind of a move; null if it is not allowed. */
export function moveKind(state: RequestState, to: RequestStatus): MoveKind | null {
  if (state.status === to) return null;
  if (to === "spam") return isClosed(state.status) ? null : "spam";
  return state.kind === "message" ? messageMove(state, to) : journeyMove(state, to);
}

function messageMove({ status, hasReply }: RequestState, to: RequestStatus): MoveKind | null {
  if (isClosed(status)) return to === reopenedStatus(hasReply) ? "reopen" : null;
  return rules[status].message?.includes(to) ? "forward" : null;
}

/** Status of a reopened message. */
function reopenedStatus(hasReply: boolean): RequestStatus {
  return hasReply ? "acknowledged" : "received";
}

function journeyMove({ status, heldFrom }: RequestState, to: RequestStatus): MoveKind | null {
  if (isClosed(status)) return isOnMainPath(to) && !isClosed(to) ? "reopen" : null;
  if (to === "cancelled") return "cancel";
  if (to === "on_hold") return "hold";
  if (status === "on_hold") return canResumeAt(heldFrom ?? "received", to) ? "resume" : null;
  if (rules[status].journey.includes(to)) {
    return to === "declined" ? "decline" : to === "duplicate" ? "duplicate" : "forward";
  }
  return isOnMainPath(to) && mainPath.indexOf(to) > mainPath.indexOf(status) ? "skip" : null;
}

/** Allowed moves, those without a reason first. */
export function allowedMoves(state: RequestState): AllowedMove[] {
  const moves = statuses.flatMap((to) => {
    const kind = moveKind(state, to);
    return kind ? [{ to, kind, needsReason: needsReason(kind) }] : [];
  });
  return [
    ...moves.filter(({ needsReason }) => !needsReason),
    ...moves.filter(({ needsReason }) => needsReason),
  ];
}

export function isExceptionalMove(kind: MoveKind): boolean {
  return exceptionalMoves.includes(kind);
}

export function needsReason(kind: MoveKind): boolean {
  return kind !== "forward" && kind !== "resume" && kind !== "spam";
}

/** Status after a move, and the status to resume if the move is a hold. */
export function stateAfter(
  { status }: Pick<RequestState, "status">,
  to: RequestStatus,
): Pick<RequestState, "status" | "heldFrom"> {
  return { status: to, heldFrom: to === "on_hold" ? status : null };
}

/** True until a quote is sent: until then the family may cancel by itself. A message cannot be cancelled. */
export function isBeforeQuote({ kind, status, heldFrom }: Omit<RequestState, "hasReply">): boolean {
  const at = status === "on_hold" ? (heldFrom ?? "received") : status;
  return (
    kind !== "message" && isOnMainPath(at) && mainPath.indexOf(at) < mainPath.indexOf("quoted")
  );
}

/** The step shown to the family; null for a request closed outside the steps. */
export function stepOf({
  status,
  heldFrom,
}: Pick<RequestState, "status" | "heldFrom">): Step | null {
  const at = status === "on_hold" ? (heldFrom ?? "received") : status;
  return rules[at].step;
}

/** The step after a move; null for a message, or if the family sees the same step as before. */
export function nextStepOf(
  { kind, ...from }: Omit<RequestState, "hasReply">,
  to: RequestStatus,
): Step | null {
  const step = stepOf(stateAfter(from, to));
  return kind === "message" || step === stepOf(from) ? null : step;
}

/** The request's tab in the queue; the database column `queue` computes the same value. */
export function queueOf({ kind, status, hasReply }: Omit<RequestState, "heldFrom">): RequestQueue {
  if (isClosed(status)) return "closed";
  if (!hasReply) return "now";
  return kind === "message" || rules[status].isFamilysTurn ? "family" : "progress";
}

export function isClosed(status: RequestStatus): boolean {
  return rules[status].isClosed === true;
}

function isOnMainPath(status: RequestStatus): boolean {
  return mainPath.includes(status);
}

function canResumeAt(heldFrom: RequestStatus, to: RequestStatus): boolean {
  return isOnMainPath(to) && mainPath.indexOf(to) <= mainPath.indexOf(heldFrom);
}
