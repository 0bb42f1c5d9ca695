import { globalStyle, style } from "@vanilla-extract/css";
import { color, radius, space } from "./theme/theme.css";

export const danger = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: space[3],
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderLeft: `6px solid ${color.red}`,
  borderRadius: radius.small,
  background: color.raised,
  color: color.red,
});
/** In the middle of the first line, however many follow. */
globalStyle(`${danger} > svg`, { flex: "none", height: "1lh" });
// where letters are large the words stand below the sign, since a number is on one line with its country;
// the sign and the numbers alone are red: the words are to be read
globalStyle(`${danger} > p`, { color: color.ink, flex: "1 1 0", minWidth: "min-content" });

export const number = style({ color: color.red, fontWeight: 700 });
