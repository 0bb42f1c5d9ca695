import { clock } from "./clock-badge.css";
import type { ClockView } from "./clock-view.server";

/** How the 2-hour promise stands for one request, in words. */
export function ClockBadge({ tone, text }: ClockView) {
  return <span className={clock[tone]}>{text}</span>;
}
