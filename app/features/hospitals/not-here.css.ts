import { globalStyle, style } from "@vanilla-extract/css";
import { button } from "~/ui/button.css";
import { color, radius, space, text } from "~/ui/theme/theme.css";

export const box = style({
  containerType: "inline-size",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  columnGap: space[5],
  overflow: "hidden",
  borderRadius: radius.large,
  background: color.deep,
  color: color.onDeep,
});
export const words = style({
  display: "grid",
  flex: "1 1 15rem",
  alignSelf: "center",
  justifyItems: "start",
  gap: space[4],
  padding: space[5],
});
// on the dark ground
globalStyle(`${words} ${button.quiet}`, { color: color.onDeep });
globalStyle(`${words} > h2`, { fontSize: text.heading3 });
/** Beside the words where the card is wide, and else not at all. */
export const scene = style({
  display: "none",
  width: "320px",
  marginRight: space[5],
  "@container": { "(min-width: 600px)": { display: "block" } },
});
