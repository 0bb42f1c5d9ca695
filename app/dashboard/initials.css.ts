import { style } from "@vanilla-extract/css";
import { color } from "~/ui/theme/theme.css";

const circle = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: "30px",
  height: "30px",
  borderRadius: "50%",
  fontSize: "0.875rem",
  fontWeight: 700,
  lineHeight: 1,
});

export const mine = style([circle, { background: color.teal, color: color.onTeal }]);
export const others = style([circle, { background: color.far, color: color.ink }]);
export const nobody = style([circle, { border: `1px dashed ${color.edge}` }]);
export const photo = style([circle, { objectFit: "cover", background: color.far }]);
export const large = style({ width: "72px", height: "72px", fontSize: "1.5rem" });
