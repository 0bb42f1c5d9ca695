import type { ReactNode } from "react";
import { badge } from "./badge.css";

export type BadgeTone = keyof typeof badge;

/** One or two words; the colour only supports them. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={badge[tone]}>{children}</span>;
}
