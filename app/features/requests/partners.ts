import type { PartnerAnswer } from "#db/tables/request-partners";
import { dhakaDay } from "~/locales/calendar";
import type { ValidationKey } from "~/server/returned-form.server";
import { followUpAt, MORNING } from "./follow-up";

export const partnerAnswers = ["open", "yes", "no", "more"] as const satisfies PartnerAnswer[];

/** Facts of a partner, as the form has them; unknown ones are empty. */
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
  /** `10:30`, in the partner's local time. */
  appointmentTime: string;
  followUpOn: string;
}
export type PartnerFact = keyof PartnerFacts;

/** A hospital or operator that was asked on behalf of a family. */
export interface Partner extends PartnerFacts {
  id: string;
  requestId: string;
  /** Id of one of our hospitals; null for another partner. */
  hospitalId: string | null;
  version: number;
}

/**
 * Errors for implausible dates. A follow-up that is already stored may be in the past.
 *
 * @param stored the line before the change; undefined for a new one
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

/** Morning of the day on which the partner is asked again; null if it is past or more than a year ahead. */
export function askAgainAt(day: string, now: Date): Date | null {
  return followUpAt({ when: "date", day, time: MORNING, why: "" }, now);
}
