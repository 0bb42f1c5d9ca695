import { style } from "@vanilla-extract/css";
import { color, radius, shadow, space } from "~/ui/theme/theme.css";

export const unsaved = style({
  maxWidth: "min(28rem, calc(100vw - 2rem))",
  margin: "auto",
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.paper,
  color: color.ink,
  boxShadow: shadow,
  selectors: {
    "&[open]": { display: "grid", gap: space[4] },
    "&::backdrop": { background: "rgb(0 0 0 / 50%)" },
  },
});
