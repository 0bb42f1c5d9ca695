import { globalStyle, style } from "@vanilla-extract/css";
import { row } from "~/ui/button.css";
import { color, media, space } from "~/ui/theme/theme.css";
import { column } from "./dashboard.css";

/** The form, and beside it what is known of the record. */
export const split = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  alignItems: "start",
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 1fr) 17rem" } },
});

export const main = style([column]);
/** Nobody scrolls to the end of a long form to save it. */
globalStyle(`${main} > form > ${row}`, {
  "@media": {
    [media.large]: {
      position: "sticky",
      zIndex: 1,
      bottom: 0,
      paddingBlock: space[3],
      borderTop: `1px solid ${color.line}`,
      background: color.paper,
    },
  },
});
/** Where the keyboard is, is not behind it (WCAG 2.2, 2.4.11). */
globalStyle(`${main} > form :is(input, select, textarea, button)`, { scrollMarginBottom: "6rem" });
/** A line is no longer than the eye follows. */
globalStyle(`${main} > form`, { maxWidth: "40rem" });
/** English stands beside what is written: the form is as wide as there is room. */
globalStyle(`${split} > ${main} > form`, { maxWidth: "none" });
