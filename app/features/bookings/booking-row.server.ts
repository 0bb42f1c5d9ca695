import type { Flag } from "#db/column-values";
import { flag } from "#db/flag";
import {
  type FactRow,
  columnsOf as factColumnsOf,
  factsOf,
} from "~/features/requests/fact-rows.server";
import type { BookingAnswers } from "./booking";

/** The columns of what the family wrote. */
export function columnsOf({ callBack, ...facts }: BookingAnswers) {
  return { ...factColumnsOf(facts), call_back: flag(callBack) };
}

/** What the family wrote, from its columns; empty where it was erased. */
export function answersOf(row: FactRow & { call_back: Flag | null }): BookingAnswers {
  return { ...factsOf(row), callBack: row.call_back === 1 };
}
