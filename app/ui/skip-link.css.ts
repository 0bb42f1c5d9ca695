import { style } from "@vanilla-extract/css";
import { color, radius, space } from "./theme/theme.css";

export const skipLink = style({
  position: "absolute",
  top: space[2],
  left: space[2],
  zIndex: 20,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.small,
  background: color.teal,
  color: color.onTeal,
  transform: "translateY(-200%)",
  ":focus": { transform: "none" },
  "@media": { print: { display: "none" } },
});
