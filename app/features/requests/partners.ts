import type { PartnerAnswer } from "#db/tables/request-partners";
import { dhakaDay } from "~/locales/calendar";
import type { ValidationKey } from "~/server/failed-form.server";
import { followUpAt, MORNING } from "./follow-up";

export const partnerAnswers = ["open", "yes", "no", "more"] as const satisfies PartnerAnswer[];

/** Fields of the form; unknown values are empty. */
export interface PartnerFacts {
  name: string;
  contactName: string;
  /** E.164. */
  contactPhone: string;
  contactEmail: string;
  /** Days are `2026-11-27`. */
  askedOn: string;
  answer: PartnerAnswer;
  answerWords: string;
  appointmentOn: string;
  /** `10:30`, on the partner's own clock. */
  appointmentTime: string;
  followUpOn: string;
}
export type PartnerFact = keyof PartnerFacts;

/** A hospital or operator that was asked on behalf of a family. */
export interface Partner extends PartnerFacts {
  id: string;
  requestId: string;
  /** One of our hospitals. */
  hospitalId: string | null;
  version: number;
}

/**
 * Errors of implausible dates. A follow-up that is already stored may have passed.
 *
 * @param stored the line before; undefined for a new one
 */
export function partnerErrors(
  { askedOn, appointmentOn, appointmentTime, followUpOn }: PartnerFacts,
  stored: PartnerFacts | undefined,
  { now, isClosed }: { now: Date; isClosed: boolean },
): Partial<Record<PartnerFact, ValidationKey>> {
  const isNewFollowUp = followUpOn !== "" && followUpOn !== stored?.followUpOn;
  return {
    ...(askedOn > dhakaDay(now) ? { askedOn: "dayInvalid" } : {}),
    ...(appointmentOn === "" && appointmentTime !== "" ? { appointmentOn: "dateInvalid" } : {}),
    ...(appointmentOn !== "" && appointmentOn < askedOn
      ? { appointmentOn: "appointmentEarly" }
      : {}),
    ...(isNewFollowUp && !askAgainAt(followUpOn, now) ? { followUpOn: "againPast" } : {}),
    ...(isNewFollowUp && isClosed ? { followUpOn: "againClosed" } : {}),
  };
}

/** Morning of the day to ask again; null if it is not ahead, or more than a year ahead. */
export function askAgainAt(day: string, now: Date): Date | null {
  return followUpAt({ when: "date", day, time: MORNING, why: "" }, now);
}
