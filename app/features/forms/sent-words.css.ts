import { style } from "@vanilla-extract/css";
import { space } from "~/ui/theme/theme.css";

/** Not printed, because the sheet is shown to others. */
export const recap = style({
  display: "grid",
  gap: space[3],
  maxWidth: "40rem",
  "@media": { print: { display: "none" } },
});
/** Line breaks as typed. */
export const sentWords = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
