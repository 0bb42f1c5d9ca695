import {
  ADMIN_PASSWORD_MIN_LENGTH,
  APPOINTMENT_HOURS,
  BIN_DAYS,
  LINK_HOURS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  RELATIVES,
  REMEMBER_ME_DAYS,
  REPLY_WITHIN_HOURS,
  SHORT_TEXT_MAX,
} from "../../constants";
import { formatDays, formatHours, formatNumber } from "../format";

const number = (value: number) => formatNumber(value, "bn");
const appointmentTo = formatHours(APPOINTMENT_HOURS.to, "bn");
const replyTime = formatHours(REPLY_WITHIN_HOURS, "bn");
const appointmentTime = `${number(APPOINTMENT_HOURS.from)}\u00a0থেকে\u00a0${appointmentTo}`;
const orMore = RELATIVES.max - RELATIVES.min > 1 ? "থেকে" : "বা";
const fewerRelatives = Array.from({ length: RELATIVES.max }, (_, count) => number(count));

/** Numbers of constants.ts as texts use them, with the case endings of their units: texts add none. */
export const amounts = {
  /** ২ ঘণ্টা */
  replyTime,
  /** ২ ঘণ্টার মধ্যে */
  replyTimeOf: `${replyTime}র`,
  /** ২৪ থেকে ৪৮ ঘণ্টা */
  appointmentTime,
  /** ২৪ থেকে ৪৮ ঘণ্টার মধ্যে */
  appointmentTimeOf: `${appointmentTime}র`,
  appointmentTimeShort: `${number(APPOINTMENT_HOURS.from)}–${appointmentTo}`,
  /** ১ বা ২ জন */
  relatives: `${number(RELATIVES.min)}\u00a0${orMore}\u00a0${number(RELATIVES.max)}\u00a0জন`,
  /** No line break after the dash. */
  relativesShort: `${number(RELATIVES.min)}–\u2060${number(RELATIVES.max)}`,
  /** ০, ১ বা ২: Intl would put a comma before বা */
  relativesChoices: `${fewerRelatives.join(",\u00a0")}\u00a0বা\u00a0${number(RELATIVES.max)}`,
  shortTextMax: formatNumber(SHORT_TEXT_MAX, "bn"),
  /** ৬টি */
  passwordMinLength: `${number(PASSWORD_MIN_LENGTH)}টি`,
  adminPasswordMinLength: `${number(ADMIN_PASSWORD_MIN_LENGTH)}টি`,
  passwordMaxLength: `${number(PASSWORD_MAX_LENGTH)}টি`,
  /** ৩০ দিন */
  rememberMeTime: formatDays(REMEMBER_ME_DAYS, "bn"),
  binTime: formatDays(BIN_DAYS, "bn"),
  /** ২৪ ঘণ্টা, ১ ঘণ্টা, ৭২ ঘণ্টা */
  verifyLinkTime: formatHours(LINK_HOURS.verify, "bn"),
  resetLinkTime: formatHours(LINK_HOURS.reset, "bn"),
  invitationTime: formatHours(LINK_HOURS.invite, "bn"),
};
