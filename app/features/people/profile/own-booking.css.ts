import { style } from "@vanilla-extract/css";
import { space } from "~/ui/theme/theme.css";

/** The step, with its state as a badge. */
export const standing = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
