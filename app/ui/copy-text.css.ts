import { style } from "@vanilla-extract/css";
import { references, space, text } from "./theme/theme.css";

export const copy = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
/** Large enough to read over the phone. */
export const value = style({
  fontFamily: references,
  // of fourteen signs, in one piece on any screen, however large the letters
  fontSize: `min(${text.heading2}, 9vw)`,
  fontWeight: 700,
  userSelect: "all",
});
