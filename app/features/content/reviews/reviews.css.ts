import { globalStyle, style } from "@vanilla-extract/css";
import { lined } from "~/ui/grid.css";
import { inheritRows } from "~/ui/subgrid";
import { color, radius, space, text } from "~/ui/theme/theme.css";

export const review = style({ display: "grid", gap: space[3], alignContent: "start" });
globalStyle(`${lined} ${review}`, inheritRows());
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
});
/** Keeps the line breaks that the writer entered. */
export const words = style({ margin: 0, whiteSpace: "pre-line" });
export const writer = style({
  display: "grid",
  alignContent: "start",
  gap: space[1],
  color: color.quiet,
  fontSize: text.small,
});
globalStyle(`${writer} a`, { display: "inline-flex", alignItems: "center", minHeight: "44px" });

export const summary = style({
  display: "grid",
  gap: space[1],
  // seven columns of a twelve-column grid
  maxWidth: "620px",
  padding: space[4],
  borderRadius: radius.large,
  background: color.wash,
});
/** The heading of the written reviews; the padding separates it from the filters above. */
export const heading = style({ paddingTop: space[4] });

export const average = style({ fontSize: text.heading2, fontWeight: 700, lineHeight: 1.35 });
