import { style } from "@vanilla-extract/css";
import { color, radius, space } from "~/ui/theme/theme.css";

export const urgent = style({
  display: "grid",
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderLeft: `6px solid ${color.marigold}`,
  borderRadius: radius.small,
  background: color.raised,
});
