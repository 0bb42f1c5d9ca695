import { globalStyle, style } from "@vanilla-extract/css";
import { color, space, text } from "~/ui/theme/theme.css";

export const more = style({ flexBasis: "100%", gridColumn: "1 / -1" });
globalStyle(`${more} > summary`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  color: color.teal,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
});
export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 180px), 1fr))",
  alignItems: "end",
  gap: space[3],
});
export const take = style({
  display: "grid",
  gap: space[2],
  "@media": { print: { display: "none" } },
});
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space[3] });
export const hint = style({ color: color.quiet, fontSize: text.small });
