import { style } from "@vanilla-extract/css";
import { color, media } from "~/ui/theme/theme.css";

/** Of a primary button that leads to the form: marigold on a desk alone, since a phone's bar has the call. */
export const toBook = style({
  selectors: {
    "&&": {
      "@media": { [media.medium]: { background: color.marigold, color: color.onMarigold } },
    },
  },
});
