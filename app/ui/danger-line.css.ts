import { globalStyle, style } from "@vanilla-extract/css";
import { color, radius, space } from "./theme/theme.css";

/** A red sign and what it warns of; where letters are large the words stand below the sign. */
export const signed = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: space[3],
  color: color.red,
});
/** In the middle of the first line, however many follow. */
globalStyle(`${signed} > svg`, { flex: "none", height: "1lh" });
// a number is on one line with its country; the sign and the numbers alone are red: the words are to be read
globalStyle(`${signed} > p`, { color: color.ink, flex: "1 1 0", minWidth: "min-content" });

/** What holds it: edged in red on the left. */
export const edged = style({
  border: `1px solid ${color.line}`,
  borderLeft: `6px solid ${color.red}`,
  borderRadius: radius.small,
  background: color.raised,
});

// its words begin where those of the card below it do
export const danger = style([
  signed,
  edged,
  { padding: `${space[2]} ${space[3]}`, paddingLeft: "15px" },
]);

export const number = style({ color: color.red, fontWeight: 700 });
