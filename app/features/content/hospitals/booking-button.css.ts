import { style } from "@vanilla-extract/css";
import { color, media, space } from "~/ui/theme/theme.css";

/**
 * For a primary button to the form: marigold on desktop only, since a phone's bar has the call button. Less
 * padding, so that Bengali fits on one line.
 */
export const bookingButton = style({
  selectors: {
    "&&": {
      paddingInline: space[4],
      "@media": { [media.medium]: { background: color.marigold, color: color.onMarigold } },
    },
  },
});
