import type { BookingStatus } from "#db/tables/bookings";
import { closedBookingStatuses } from "~/features/requests/request-key";
import type { stepKeys } from "~/features/services/service";

/** The five steps that a family is shown. */
export type Step = (typeof stepKeys)[number];

interface StatusRule {
  /** Null off the line: a booking on hold keeps the step it had, a closed one has none. */
  step: Step | null;
  /** Where it goes on; without anybody having to say why, but for `declined` and `duplicate`. */
  next: readonly BookingStatus[];
}

/** The table in docs/vocabulary.md, in the order of the journey. */
const rules: Record<BookingStatus, StatusRule> = {
  received: { step: "contact", next: ["acknowledged", "duplicate"] },
  acknowledged: { step: "contact", next: ["info_needed", "in_review", "declined"] },
  info_needed: { step: "assessment", next: ["in_review"] },
  in_review: { step: "assessment", next: ["info_needed", "quoted", "declined"] },
  quoted: { step: "coordination", next: ["confirmed", "in_review"] },
  confirmed: { step: "coordination", next: ["scheduled"] },
  scheduled: { step: "coordination", next: ["in_transit", "confirmed"] },
  in_transit: { step: "transfer", next: ["arrived"] },
  arrived: { step: "handover", next: ["completed"] },
  completed: { step: "handover", next: [] },
  on_hold: { step: null, next: [] },
  cancelled: { step: null, next: [] },
  declined: { step: null, next: [] },
  duplicate: { step: null, next: [] },
};

export const statuses = Object.keys(rules) as BookingStatus[];

/** The line from the request to the handover: the statuses that have a step. */
const line = statuses.filter((status) => rules[status].step !== null);

export const closedStatuses: readonly BookingStatus[] = closedBookingStatuses;
/** From here on the family has agreed to what was quoted. */
export const agreedStatuses: readonly BookingStatus[] = line.slice(line.indexOf("confirmed"));
export const openStatuses = statuses.filter((status) => !isClosed(status));

/**
 * What a move is: `forward` by the table; everything else but `resume` asks for a reason.
 */
export type MoveKind =
  | "forward"
  | "skip"
  | "hold"
  | "resume"
  | "cancel"
  | "decline"
  | "duplicate"
  | "reopen";

/** Moves that take a booking off its way: they are confirmed first, and can be taken back. */
const offTheWay: readonly MoveKind[] = ["hold", "cancel", "decline", "duplicate"];

/** What the rules need to know of a booking. */
export interface Standing {
  status: BookingStatus;
  /** Where a booking on hold was. */
  heldFrom: BookingStatus | null;
}

export interface AllowedMove {
  to: BookingStatus;
  kind: MoveKind;
  needsReason: boolean;
}

/** What moving there would be; null where it is not allowed. */
export function moveKind({ status, heldFrom }: Standing, to: BookingStatus): MoveKind | null {
  if (status === to) return null;
  if (isClosed(status)) return isOnLine(to) && !isClosed(to) ? "reopen" : null;
  if (to === "cancelled") return "cancel";
  if (to === "on_hold") return "hold";
  if (status === "on_hold") return resumesAt(heldFrom ?? "received", to) ? "resume" : null;
  if (rules[status].next.includes(to)) {
    return to === "declined" ? "decline" : to === "duplicate" ? "duplicate" : "forward";
  }
  return isOnLine(to) && line.indexOf(to) > line.indexOf(status) ? "skip" : null;
}

/** Every move that is allowed from here, those by the table first. */
export function allowedMoves(standing: Standing): AllowedMove[] {
  const moves = statuses.flatMap((to) => {
    const kind = moveKind(standing, to);
    return kind ? [{ to, kind, needsReason: needsReason(kind) }] : [];
  });
  return [
    ...moves.filter(({ needsReason }) => !needsReason),
    ...moves.filter(({ needsReason }) => needsReason),
  ];
}

/** Whether a move is asked about once more before it is made, and can be taken back afterwards. */
export function isOffTheWay(kind: MoveKind): boolean {
  return offTheWay.includes(kind);
}

/** Whether a move there can be taken back. */
export function leavesTheWay(to: BookingStatus): boolean {
  return to === "on_hold" || (closedStatuses.includes(to) && !isOnLine(to));
}

export function needsReason(kind: MoveKind): boolean {
  return kind !== "forward" && kind !== "resume";
}

/** Where the booking stands after the move. */
export function standingAfter(from: Standing, to: BookingStatus): Standing {
  return { status: to, heldFrom: to === "on_hold" ? from.status : null };
}

/** The step that the family is shown; null for a booking that was closed off the line. */
export function stepOf({ status, heldFrom }: Standing): Step | null {
  const at = status === "on_hold" ? (heldFrom ?? "received") : status;
  return rules[at].step;
}

export function isClosed(status: BookingStatus): boolean {
  return closedStatuses.includes(status);
}

export function isStatus(value: unknown): value is BookingStatus {
  return statuses.includes(value as BookingStatus);
}

function isOnLine(status: BookingStatus): boolean {
  return line.includes(status);
}

function resumesAt(heldFrom: BookingStatus, to: BookingStatus): boolean {
  return isOnLine(to) && line.indexOf(to) <= line.indexOf(heldFrom);
}
