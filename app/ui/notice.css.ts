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
/** Full width, with paragraphs side by side. */
export const wide = style({ maxWidth: "100%" });
/** Centred on the first line. */
globalStyle(`${notice} > svg`, {
  alignSelf: "start",
  marginTop: "calc((1lh - 24px) / 2)",
});

/** Colours the icon and the edge; the text keeps its colour. */
export const tone = styleVariants({
  info: { color: color.teal },
  success: { color: color.leaf, background: color.leafwash },
  warning: { color: color.ink, borderColor: color.edge, background: color.notewash },
  error: { color: color.red, background: color.redwash },
});

export const words = style({ display: "grid", gap: space[1], minWidth: 0, color: color.ink });
globalStyle(`${wide} > ${words}`, {
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[6]}`,
});
globalStyle(`${wide} > ${words} > p`, { flex: "1 1 24rem" });
