import { globalStyle, style } from "@vanilla-extract/css";
import { color, radius, space } from "./theme/theme.css";

/** A red sign beside its warning. With large letters the text moves below the sign. */
export const iconRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: space[3],
  color: color.red,
});
/** Centred on the first line. */
globalStyle(`${iconRow} > svg`, { flex: "none", height: "1lh" });
// keeps a number and its country on one line; only the sign and the numbers are red
globalStyle(`${iconRow} > p`, { color: color.ink, flex: "1 1 0", minWidth: "min-content" });

/** A box with a red left edge. */
export const edged = style({
  border: `1px solid ${color.line}`,
  borderLeft: `6px solid ${color.red}`,
  borderRadius: radius.small,
  background: color.raised,
});

// aligned with the text of the card below
export const danger = style([
  iconRow,
  edged,
  { padding: `${space[2]} ${space[3]}`, paddingLeft: "15px" },
]);

export const number = style({ color: color.red, fontWeight: 700 });
