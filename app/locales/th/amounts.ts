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

/** Numbers of constants.ts as texts use them. */
export const amounts = {
  /** 2 ชั่วโมง */
  replyTime: formatHours(REPLY_WITHIN_HOURS, "th"),
  /** 24 ถึง 48 ชั่วโมง */
  appointmentTime: `${APPOINTMENT_HOURS.from}\u00a0ถึง\u00a0${formatHours(APPOINTMENT_HOURS.to, "th")}`,
  appointmentTimeShort: `${APPOINTMENT_HOURS.from}–${formatHours(APPOINTMENT_HOURS.to, "th")}`,
  /** 1 ถึง 2 */
  relatives: `${RELATIVES.min}\u00a0ถึง\u00a0${RELATIVES.max}`,
  /** No line break after the dash. */
  relativesShort: `${RELATIVES.min}–\u2060${RELATIVES.max}`,
  /** 0, 1 หรือ 2 */
  relativesChoices: new Intl.ListFormat("th-TH", { type: "disjunction" }).format(
    Array.from({ length: RELATIVES.max + 1 }, (_, count) => String(count)),
  ),
  shortTextMax: formatNumber(SHORT_TEXT_MAX, "th"),
  passwordMinLength: formatNumber(PASSWORD_MIN_LENGTH, "th"),
  adminPasswordMinLength: formatNumber(ADMIN_PASSWORD_MIN_LENGTH, "th"),
  passwordMaxLength: formatNumber(PASSWORD_MAX_LENGTH, "th"),
  /** 30 วัน */
  rememberMeTime: formatDays(REMEMBER_ME_DAYS, "th"),
  binTime: formatDays(BIN_DAYS, "th"),
  /** 24 ชั่วโมง, 1 ชั่วโมง, 72 ชั่วโมง */
  verifyLinkTime: formatHours(LINK_HOURS.verify, "th"),
  resetLinkTime: formatHours(LINK_HOURS.reset, "th"),
  invitationTime: formatHours(LINK_HOURS.invite, "th"),
};
