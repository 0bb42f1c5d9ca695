import { style, styleVariants } from "@vanilla-extract/css";
import { color, radius, space } from "./theme/theme.css";

export const notice = style({
  display: "flex",
  gap: space[3],
  padding: space[4],
  border: "1px solid currentColor",
  borderRadius: radius.large,
  background: color.raised,
});

/** The colour of the icon and of the edge; the words stay ink. */
export const tone = styleVariants({
  info: { color: color.teal },
  success: { color: color.leaf },
  warning: { color: color.marigold, borderColor: color.edge },
  error: { color: color.red },
});

export const words = style({ display: "grid", gap: space[1], minWidth: 0, color: color.ink });
