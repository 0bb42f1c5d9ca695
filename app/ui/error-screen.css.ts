import { style } from "@vanilla-extract/css";
import { color, space, text } from "./theme/theme.css";

export const screen = style({
  display: "grid",
  justifyItems: "start",
  gap: space[4],
  paddingBlock: space[7],
});
export const lead = style({ color: color.quiet, fontSize: text.lead });
