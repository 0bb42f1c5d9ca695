import { style, styleVariants } from "@vanilla-extract/css";
import { color } from "~/ui/theme/theme.css";

const drawn = style({
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

export const mark = styleVariants({
  toDo: [drawn, { color: color.quiet }],
  problem: [drawn, { color: color.red }],
  withUs: [drawn, { color: color.teal }],
  done: [drawn, { color: color.leaf }],
});
