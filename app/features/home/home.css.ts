import { globalStyle, style } from "@vanilla-extract/css";
import { color, space, text } from "~/ui/theme/theme.css";

export const country = style({});
globalStyle(`${country} > a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  paddingBlock: space[2],
  marginBlock: `calc(-1 * ${space[2]})`,
});

export const hospitals = style({ listStyle: "none" });
/** The hospital, and its city below it, are one link. */
globalStyle(`${hospitals} a`, {
  display: "grid",
  alignContent: "center",
  minHeight: "48px",
  paddingBlock: space[1],
  color: color.quiet,
  fontSize: text.small,
  textDecoration: "none",
});
globalStyle(`${hospitals} span`, {
  color: color.teal,
  fontSize: text.body,
  textDecoration: "underline",
});

export const review = style({ display: "grid", gap: space[3] });
export const rating = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  color: color.quiet,
});
export const quote = style({ margin: 0 });
export const writer = style({ color: color.quiet, fontSize: text.small });
