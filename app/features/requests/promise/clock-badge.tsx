import { clock } from "./clock-badge.css";
import type { ClockView } from "./clock-view.server";

export function ClockBadge({ tone, text }: ClockView) {
  return <span className={clock[tone]}>{text}</span>;
}
