import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "~/ui/theme/theme.css";
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
/** English stands beside what is written: the form is as wide as there is room. */
globalStyle(`${main} > form`, { maxWidth: "none" });
