import { globalStyle, style } from "@vanilla-extract/css";
import { color, space, text } from "./theme/theme.css";

export const screen = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  paddingBlock: space[7],
});
/** A search form below the text, with its button beside the field if there is room. */
export const search = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[3],
  width: "100%",
  maxWidth: "620px",
  marginTop: space[4],
});
globalStyle(`${search} > :first-child`, { flex: "1 1 10em" });
export const lead = style({ color: color.quiet, fontSize: text.lead });
