import type { ReactNode } from "react";
import { badge } from "./badge.css";

export type BadgeTone = keyof typeof badge;

/** A text of one or two words; the colour only supports it. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={badge[tone]}>{children}</span>;
}
