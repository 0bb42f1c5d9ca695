import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space } from "./theme/theme.css";

export const pagination = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
// between two buttons it has no room on a phone, and the second would stand alone below it
globalStyle(`${pagination} > a + span:not(:last-child)`, {
  "@media": { [media.belowMedium]: { flexBasis: "100%", order: -1 } },
});
globalStyle(`${pagination} > a`, {
  // on paper stands which page of the list it is, for the count above is of all of them
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
