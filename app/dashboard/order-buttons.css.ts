import { style } from "@vanilla-extract/css";
import { color, radius, space } from "~/ui/theme/theme.css";

export const steps = style({ display: "flex", gap: space[2] });
/** So that the buttons of all rows stand below each other. */
export const place = style({ width: "44px", height: "44px" });
export const button = style([
  place,
  {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    padding: 0,
    border: `1px solid ${color.edge}`,
    borderRadius: radius.small,
    background: color.raised,
    color: color.teal,
    cursor: "pointer",
    ":hover": { background: color.wash },
  },
]);
