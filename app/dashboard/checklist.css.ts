import { style } from "@vanilla-extract/css";
import { color, space, text } from "~/ui/theme/theme.css";

export const progress = style({ color: color.quiet });
export const lines = style({ display: "grid", gap: space[2], listStyle: "none" });
export const line = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space[2],
  alignItems: "start",
});
export const done = style({ color: color.leaf, marginTop: "2px" });
export const open = style({ color: color.red, marginTop: "2px" });
export const note = style({
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
  color: color.quiet,
  fontSize: text.small,
});
