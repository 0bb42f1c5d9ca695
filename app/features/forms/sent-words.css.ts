import { style } from "@vanilla-extract/css";
import { space } from "~/ui/theme/theme.css";

/** Not printed: the sheet is to be shown to others, and is one. */
export const recap = style({
  display: "grid",
  gap: space[3],
  maxWidth: "40rem",
  "@media": { print: { display: "none" } },
});
/** With the lines in which it was written. */
export const sentWords = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
