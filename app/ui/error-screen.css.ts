import { globalStyle, style } from "@vanilla-extract/css";
import { color, space, text } from "./theme/theme.css";

export const screen = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  paddingBlock: space[7],
});
/** A search form below the words. */
export const search = style({
  display: "grid",
  justifyItems: "start",
  gap: space[3],
  width: "100%",
  maxWidth: "36rem",
});
globalStyle(`${search} > :first-child`, { width: "100%" });
export const lead = style({ color: color.quiet, fontSize: text.lead });
