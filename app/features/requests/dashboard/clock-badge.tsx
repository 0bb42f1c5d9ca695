import { Badge, type BadgeTone } from "~/ui/badge";
import type { ClockView } from "./clock-view.server";

const tones: Record<ClockView["state"], BadgeTone> = {
  overdue: "bad",
  due: "warn",
  "in-time": "good",
  late: "neutral",
  closed: "neutral",
};

/** How the 2-hour promise stands for one request, in words. */
export function ClockBadge({ state, text }: ClockView) {
  return <Badge tone={tones[state]}>{text}</Badge>;
}
