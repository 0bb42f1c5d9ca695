import { globalStyle, style } from "@vanilla-extract/css";
import { row } from "~/ui/button.css";
import { color, media, space } from "~/ui/theme/theme.css";
import { column } from "./dashboard.css";

export const split = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  alignItems: "start",
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 1fr) 17rem" } },
});

export const main = style([column]);
/** The save button stays visible in long forms. */
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
/** Keeps the focused control from being hidden behind the save button (WCAG 2.2, 2.4.11). */
globalStyle(`${main} > form :is(input, select, textarea, button)`, { scrollMarginBottom: "6rem" });
/** Limits the length of lines. */
globalStyle(`${main} > form`, { maxWidth: "40rem" });
/** Full width, because the English is beside the fields. */
globalStyle(`${split} > ${main} > form`, { maxWidth: "none" });
