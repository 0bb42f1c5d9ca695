import { globalStyle, style } from "@vanilla-extract/css";
import { color, space } from "~/ui/theme/theme.css";

export const further = style({ borderTop: `1px solid ${color.line}`, paddingTop: space[2] });
globalStyle(`${further} > summary`, {
  minHeight: "44px",
  paddingBlock: space[2],
  color: color.teal,
  cursor: "pointer",
});
export const furtherFields = style({ display: "grid", gap: space[3], paddingTop: space[2] });
globalStyle(`${furtherFields} textarea`, { minHeight: "4rem" });

export const duplicates = style({ display: "grid", gap: space[2], listStyle: "none" });
globalStyle(`${duplicates} a`, {
  display: "inline-block",
  paddingBlock: "10px",
  marginBlock: "-10px",
});
export const notice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
/** A day and its time: on the next line as a whole. */
export const arrival = style({ display: "inline-block" });
