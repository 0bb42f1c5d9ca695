import { style } from "@vanilla-extract/css";
import { referenceFont, space, text } from "./theme/theme.css";

export const copy = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
/** Large enough to read over the phone. */
export const value = style({
  fontFamily: referenceFont,
  // keeps fourteen characters on one line at any screen and text size
  fontSize: `min(${text.heading2}, 9vw)`,
  fontWeight: 700,
  userSelect: "all",
});
/** A whole address wraps. */
export const address = style({
  minWidth: 0,
  fontFamily: referenceFont,
  fontSize: text.small,
  overflowWrap: "anywhere",
  userSelect: "all",
});
