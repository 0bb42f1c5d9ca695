import { REMEMBER_ME_DAYS } from "~/constants";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** A session's maximum lifetime: in total (`absoluteMs`), and without use (`idleMs`). */
export const sessionLimits = {
  remembered: { absoluteMs: REMEMBER_ME_DAYS * DAY_MS, idleMs: REMEMBER_ME_DAYS * DAY_MS },
  browser: { absoluteMs: DAY_MS, idleMs: 12 * HOUR_MS },
} as const;

export function limitsOf(remember: boolean) {
  return remember ? sessionLimits.remembered : sessionLimits.browser;
}
