import { style } from "@vanilla-extract/css";
import { color, radius, space } from "~/ui/theme/theme.css";

export const steps = style({ display: "flex", gap: space[2] });
/** Placeholder that keeps the buttons of all rows aligned. */
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
