import { style } from "@vanilla-extract/css";
import { color } from "../theme/theme.css";

/**
 * Checkbox or radio button in theme colours. The browser draws it if checked. The browser's
 * unchecked box would be grey in the dark theme.
 */
export const tickBox = style({
  flex: "none",
  width: "24px",
  height: "24px",
  margin: 0,
  accentColor: color.teal,
  selectors: {
    "&:not(:checked)": {
      appearance: "none",
      border: `2px solid ${color.edge}`,
      borderRadius: "4px",
      background: color.raised,
    },
    '&[type="radio"]:not(:checked)': { borderRadius: "50%" },
    "&[aria-invalid]:not(:checked)": { borderColor: color.red },
  },
});
