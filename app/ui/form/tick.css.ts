import { style } from "@vanilla-extract/css";
import { color, radius } from "../theme/theme.css";

/**
 * A box or a round button that is drawn like the fields beside it: on the dark theme a browser's own is
 * a grey that reads as switched off. Who has set the colours of all pages gets the browser's.
 */
export const tick = style({
  display: "grid",
  flex: "none",
  placeContent: "center",
  width: "24px",
  height: "24px",
  margin: 0,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  background: color.raised,
  color: color.teal,
  appearance: "none",
  cursor: "pointer",
  "::before": {
    content: "",
    width: "14px",
    height: "14px",
    background: "currentColor",
    // a tick
    clipPath: "polygon(14% 44%, 0 60%, 40% 100%, 100% 20%, 84% 6%, 38% 68%)",
    transform: "scale(0)",
  },
  selectors: {
    "&:checked": { borderColor: "currentColor", borderWidth: "2px" },
    "&:checked::before": { transform: "none" },
    '&[type="radio"]': { borderRadius: "50%" },
    '&[type="radio"]::before': { clipPath: "circle()" },
  },
  "@media": { "(forced-colors: active)": { appearance: "auto", "::before": { content: "none" } } },
});
