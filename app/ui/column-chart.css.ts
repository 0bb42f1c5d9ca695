import { style, styleVariants } from "@vanilla-extract/css";
import { color, text as size, space } from "./theme/theme.css";

export const figure = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[2],
});
export const title = style({ fontWeight: 700 });
export const quiet = style({ color: color.quiet });
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[4]}`,
  listStyle: "none",
});
export const entry = style({ display: "flex", alignItems: "center", gap: space[2] });
export const plot = style({
  display: "grid",
  gridTemplateColumns: "44px minmax(0, 1fr)",
  fontSize: size.small,
});
export const text = style({ fill: color.quiet });
export const line = style({ stroke: color.line });
export const tone = styleVariants({
  good: { fill: color.teal, stroke: color.teal },
  other: { fill: color.wash, stroke: color.teal, strokeWidth: "2px" },
  bad: { fill: color.paper, stroke: color.red, strokeWidth: "2px" },
});
export const unfold = style({ paddingBlock: "10px" });
