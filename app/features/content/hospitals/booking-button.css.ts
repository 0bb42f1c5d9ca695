import { style } from "@vanilla-extract/css";
import { color, media, space } from "~/ui/theme/theme.css";

/**
 * Of a primary button that leads to the form: marigold on a desk alone, since a phone's bar has the call. Less air
 * beside its words than others have, so that Bengali's stay on one line in a card.
 */
export const toBook = style({
  selectors: {
    "&&": {
      paddingInline: space[4],
      "@media": { [media.medium]: { background: color.marigold, color: color.onMarigold } },
    },
  },
});
