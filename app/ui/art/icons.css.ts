import { style } from "@vanilla-extract/css";

export const icon = style({
  flex: "none",
  verticalAlign: "-0.3em",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
/** Invisible container of shared drawings. */
export const drawings = style({ display: "none" });
