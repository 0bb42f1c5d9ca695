import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space } from "./theme/theme.css";

export const pagination = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
// on a phone the text has its own line above the two links
globalStyle(`${pagination} > a + span:not(:last-child)`, {
  "@media": { [media.belowMedium]: { flexBasis: "100%", order: -1 } },
});
globalStyle(`${pagination} > a`, {
  // on paper only the page number is shown, because the count above is for the whole list
  "@media": { print: { display: "none" } },
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "44px",
  padding: `0 ${space[4]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.large,
  textDecoration: "none",
});
