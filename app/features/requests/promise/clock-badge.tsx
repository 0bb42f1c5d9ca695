import { clock } from "./clock-badge.css";
import type { ClockView } from "./clock-view.server";

/** The clock of one request, in words. */
export function ClockBadge({ tone, text }: ClockView) {
  return <span className={clock[tone]}>{text}</span>;
}
