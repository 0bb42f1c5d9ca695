import { globalStyle, style } from "@vanilla-extract/css";
import { color, radius, space } from "./theme/theme.css";

export const empty = style({
  display: "grid",
  justifyItems: "center",
  gap: space[3],
  padding: `${space[6]} ${space[4]}`,
  border: `1px dashed ${color.edge}`,
  borderRadius: radius.large,
  textAlign: "center",
});
export const title = style({ fontWeight: 700 });
globalStyle(`${empty} > div`, { justifyContent: "center" });
/** Centred text: avoids a last line of two words. */
export const quiet = style({ color: color.quiet, textWrap: "balance" });
