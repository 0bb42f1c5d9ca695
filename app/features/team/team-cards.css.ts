import { style } from "@vanilla-extract/css";
import { color, space } from "~/ui/theme/theme.css";

export const member = style({ display: "grid", gap: space[2] });
export const role = style({ color: color.quiet });
export const photo = style({
  width: "96px",
  height: "96px",
  borderRadius: "50%",
  objectFit: "cover",
});
