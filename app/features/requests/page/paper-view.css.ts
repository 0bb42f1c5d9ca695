import { globalStyle, style } from "@vanilla-extract/css";
import { color, radius, space } from "~/ui/theme/theme.css";

/** An image, or the pages of a PDF, on paper's white in both themes. */
export const pages = style({ display: "grid", gap: space[3] });
globalStyle(`${pages} > *`, {
  width: "100%",
  height: "auto",
  background: "#fff",
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
});
/** Links to the page before and the page after, also of another document. */
export const around = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space[3],
});
export const judging = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  "@media": { print: { display: "none" } },
});
