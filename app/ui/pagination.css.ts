import { globalStyle, style } from "@vanilla-extract/css";
import { color, radius, space } from "./theme/theme.css";

export const pagination = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
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
