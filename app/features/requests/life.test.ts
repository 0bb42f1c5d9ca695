import { describe, expect, it } from "vitest";
import type { RequestStatus } from "#db/tables/requests";
import {
  allowedMoves,
  closedStatuses,
  isClosed,
  moveKind,
  needsReason,
  openStatuses,
  type RequestState,
  stateAfter,
  statuses,
  statusesOf,
  stepOf,
} from "./life";

/** Columns of the tables below: the status after a move. */
const columns: RequestStatus[] = [
  "received",
  "acknowledged",
  "info_needed",
  "in_review",
  "quoted",
  "confirmed",
  "scheduled",
  "in_transit",
  "arrived",
  "completed",
  "on_hold",
  "cancelled",
  "declined",
  "duplicate",
  "spam",
];
/**
 * Moves from each status. f: forward, s: skip, h: hold, r: resume, c: cancel, d: decline, u: duplicate, x: spam,
 * o: reopen, dot: not allowed. `on_hold` was held from `confirmed`.
 */
const table: Record<RequestStatus, string> = {
  received: ". f s s s s s s s s h c . u x",
  acknowledged: ". . f f s s s s s s h c d . x",
  info_needed: ". . . f s s s s s s h c . . x",
  in_review: ". . f . f s s s s s h c d . x",
  quoted: ". . . f . f s s s s h c . . x",
  confirmed: ". . . . . . f s s s h c . . x",
  scheduled: ". . . . . f . f s s h c . . x",
  in_transit: ". . . . . . . . f s h c . . x",
  arrived: ". . . . . . . . . f h c . . x",
  completed: "o o o o o o o o o . . . . . .",
  on_hold: "r r r r r r . . . . . c . . x",
  cancelled: "o o o o o o o o o . . . . . .",
  declined: "o o o o o o o o o . . . . . .",
  duplicate: "o o o o o o o o o . . . . . .",
  spam: "o o o o o o o o o . . . . . .",
};
const moveSymbols = {
  forward: "f",
  skip: "s",
  hold: "h",
  resume: "r",
  cancel: "c",
  decline: "d",
  duplicate: "u",
  spam: "x",
  reopen: "o",
} as const;

/** The same for a message; `a`: answered, `n`: not answered. */
const messageTable = {
  received: ". . . . . . . . . f . . . . x",
  acknowledged: ". . . . . . . . . f . . . . x",
  completed: { a: ". o . . . . . . . . . . . . .", n: "o . . . . . . . . . . . . . ." },
  cancelled: { a: ". o . . . . . . . . . . . . .", n: "o . . . . . . . . . . . . . ." },
  duplicate: { a: ". o . . . . . . . . . . . . .", n: "o . . . . . . . . . . . . . ." },
  spam: { a: ". o . . . . . . . . . . . . .", n: "o . . . . . . . . . . . . . ." },
};

const booking = { kind: "booking", hasReply: true } as const;
const lineOf = (state: RequestState) =>
  columns
    .map((to) => moveKind(state, to))
    .map((kind) => (kind ? moveSymbols[kind] : "."))
    .join(" ");

describe("life of a message", () => {
  it("has six statuses", () => {
    expect([...statusesOf("message")].sort()).toEqual(Object.keys(messageTable).sort());
    for (const kind of ["booking", "call_back"] as const) expect(statusesOf(kind)).toBe(statuses);
  });

  it.each([true, false])("allows only the moves in the table; answered: %s", (hasReply) => {
    for (const status of statusesOf("message")) {
      const row = messageTable[status as keyof typeof messageTable];
      const expected = typeof row === "string" ? row : row[hasReply ? "a" : "n"];
      const state = { kind: "message", status, heldFrom: null, hasReply } as const;
      expect([status, lineOf(state)]).toEqual([status, expected]);
      for (const { kind, needsReason } of allowedMoves(state)) {
        expect(needsReason).toBe(kind === "reopen");
      }
    }
  });
});

describe("life of a booking", () => {
  it("has fifteen statuses, ten of them open", () => {
    expect([...statuses].sort()).toEqual([...columns].sort());
    expect([...openStatuses, ...closedStatuses].sort()).toEqual([...columns].sort());
    expect(closedStatuses).toHaveLength(5);
  });

  it.each(columns)("allows from %s only the moves in the table", (status) => {
    const heldFrom = status === "on_hold" ? ("confirmed" as const) : null;
    const state = { ...booking, status, heldFrom };
    const row = lineOf(state).split(" ");
    expect(row.join(" ")).toBe(table[status]);
    // a call-back has the same moves, answered or not
    expect(lineOf({ ...state, kind: "call_back", hasReply: false })).toBe(table[status]);
    expect(
      allowedMoves(state)
        .map(({ to }) => to)
        .sort(),
    ).toEqual(columns.filter((_, index) => row[index] !== ".").sort());
  });

  it("requires a reason for every move except forward, resume and spam", () => {
    for (const status of columns) {
      for (const move of allowedMoves({ ...booking, status, heldFrom: "confirmed" })) {
        expect(move.needsReason).toBe(!["forward", "resume", "spam"].includes(move.kind));
        expect(move.needsReason).toBe(needsReason(move.kind));
      }
    }
  });

  it("lists moves without a reason first", () => {
    const moves = allowedMoves({ ...booking, status: "acknowledged", heldFrom: null });
    expect(moves.slice(0, 3).map(({ to }) => to)).toEqual(["info_needed", "in_review", "spam"]);
    expect(moves.slice(3).every(({ needsReason }) => needsReason)).toBe(true);
  });

  it.each(openStatuses.filter((status) => status !== "on_hold"))(
    "resumes at the status before the hold or earlier, from %s",
    (heldFrom) => {
      const held = stateAfter({ status: heldFrom }, "on_hold");
      expect(held).toEqual({ status: "on_hold", heldFrom });
      const resumed = allowedMoves({ ...booking, ...held }).filter(({ kind }) => kind === "resume");
      expect(resumed.map(({ to }) => to)).toEqual(columns.slice(0, columns.indexOf(heldFrom) + 1));
      expect(stateAfter(held, heldFrom)).toEqual({ status: heldFrom, heldFrom: null });
      expect(stateAfter(held, "cancelled")).toEqual({ status: "cancelled", heldFrom: null });
    },
  );

  it("shows one of five steps, on hold the step before the hold, and none if closed outside the steps", () => {
    const shown = columns.map((status) => stepOf({ status, heldFrom: null }));
    expect(shown.slice(0, 10)).toEqual([
      "contact",
      "contact",
      "assessment",
      "assessment",
      "coordination",
      "coordination",
      "coordination",
      "transfer",
      "handover",
      "handover",
    ]);
    expect(stepOf({ status: "on_hold", heldFrom: "in_transit" })).toBe("transfer");
    expect(shown.slice(11)).toEqual([null, null, null, null]);
  });

  it("knows which statuses are closed", () => {
    expect(isClosed("declined")).toBe(true);
    expect(isClosed("on_hold")).toBe(false);
  });
});
