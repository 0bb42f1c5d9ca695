import { style } from "@vanilla-extract/css";
import { color, media, space } from "~/ui/theme/theme.css";

/**
 * A primary button to the booking form. Marigold on desktop only, because a phone's bar has a
 * marigold call button. The smaller padding keeps Bengali text on one line.
 */
export const bookingButton = style({
  selectors: {
    "&&": {
      paddingInline: space[4],
      "@media": { [media.medium]: { background: color.marigold, color: color.onMarigold } },
    },
  },
});
