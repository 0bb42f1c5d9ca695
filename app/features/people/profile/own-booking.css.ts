import { style } from "@vanilla-extract/css";
import { space } from "~/ui/theme/theme.css";

/** The step, and in a word how it stands. */
export const standing = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
