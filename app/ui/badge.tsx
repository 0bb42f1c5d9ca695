import type { ReactNode } from "react";
import { badge } from "./badge.css";

export type BadgeTone = keyof typeof badge;

/** A word or two; the colour only underlines what the words say. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={badge[tone]}>{children}</span>;
}
