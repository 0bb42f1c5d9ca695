import { style } from "@vanilla-extract/css";
import { color, radius, space } from "~/ui/theme/theme.css";

/** The link that replaces a picture; it is large enough for a finger. */
export const link = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "44px",
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.raised,
});
