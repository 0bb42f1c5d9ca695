import { style } from "@vanilla-extract/css";

/** There for those who listen to the page, out of sight for those who see it. */
export const visuallyHidden = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
