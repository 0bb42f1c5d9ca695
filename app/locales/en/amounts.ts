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

const moreThanTwo = RELATIVES.max - RELATIVES.min > 1;

/** Numbers of constants.ts as texts use them. */
export const amounts = {
  /** 2 hours */
  replyTime: formatHours(REPLY_WITHIN_HOURS, "en"),
  /** the 2-hour promise */
  replyHours: formatNumber(REPLY_WITHIN_HOURS, "en"),
  /** 24 to 48 hours */
  appointmentTime: `${APPOINTMENT_HOURS.from}\u00a0to\u00a0${formatHours(APPOINTMENT_HOURS.to, "en")}`,
  appointmentTimeShort: `${APPOINTMENT_HOURS.from}–${formatHours(APPOINTMENT_HOURS.to, "en")}`,
  /** 1 or 2 */
  relatives: `${RELATIVES.min}\u00a0${moreThanTwo ? "to" : "or"}\u00a0${RELATIVES.max}`,
  /** No line break after the dash. */
  relativesShort: `${RELATIVES.min}–\u2060${RELATIVES.max}`,
  /** 0, 1 or 2 */
  relativesChoices: new Intl.ListFormat("en-GB", { type: "disjunction" })
    .format(Array.from({ length: RELATIVES.max + 1 }, (_, count) => String(count)))
    .replaceAll(" ", "\u00a0"),
  shortTextMax: formatNumber(SHORT_TEXT_MAX, "en"),
  passwordMinLength: formatNumber(PASSWORD_MIN_LENGTH, "en"),
  adminPasswordMinLength: formatNumber(ADMIN_PASSWORD_MIN_LENGTH, "en"),
  passwordMaxLength: formatNumber(PASSWORD_MAX_LENGTH, "en"),
  /** 30 days */
  rememberMeTime: formatDays(REMEMBER_ME_DAYS, "en"),
  binTime: formatDays(BIN_DAYS, "en"),
  /** 24 hours, 1 hour, 72 hours */
  verifyLinkTime: formatHours(LINK_HOURS.verify, "en"),
  resetLinkTime: formatHours(LINK_HOURS.reset, "en"),
  invitationTime: formatHours(LINK_HOURS.invite, "en"),
};
