import { style } from "@vanilla-extract/css";
import { color, space, text } from "./theme/theme.css";

export const figure = style({ display: "grid", gap: space[2], minWidth: 0 });
export const title = style({ fontWeight: 700 });
export const bars = style({
  display: "block",
  width: "100%",
  height: "120px",
  borderBottom: `1px solid ${color.edge}`,
  fill: color.teal,
});
export const scale = style({
  display: "flex",
  justifyContent: "space-between",
  color: color.quiet,
  fontSize: text.small,
});
export const share = style({ display: "flex", alignItems: "center", gap: space[4] });
export const number = style({ fontSize: text.heading2, fontWeight: 700 });
