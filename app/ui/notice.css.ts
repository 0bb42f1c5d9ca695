import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { color, radius, space } from "./theme/theme.css";

export const notice = style({
  display: "flex",
  gap: space[3],
  padding: space[4],
  border: "1px solid currentColor",
  borderRadius: radius.large,
  background: color.raised,
  maxWidth: "44rem",
});
/** As wide as what it stands below. */
export const wide = style({ maxWidth: "none" });
/** Beside the first line, however many follow. */
globalStyle(`${notice} > svg`, {
  alignSelf: "start",
  marginTop: "calc((1lh - 24px) / 2)",
});

/** The colour of the icon and of the edge; the words stay ink. */
export const tone = styleVariants({
  info: { color: color.teal },
  success: { color: color.leaf, background: color.leafwash },
  warning: { color: color.ink, borderColor: color.edge, background: color.notewash },
  error: { color: color.red, background: color.redwash },
});

export const words = style({ display: "grid", gap: space[1], minWidth: 0, color: color.ink });
