import { globalStyle, style } from "@vanilla-extract/css";
import { color, radius, space } from "./theme/theme.css";

export const pagination = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  "@media": { print: { display: "none" } },
});
globalStyle(`${pagination} > a`, {
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "44px",
  padding: `0 ${space[4]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.large,
  textDecoration: "none",
});
