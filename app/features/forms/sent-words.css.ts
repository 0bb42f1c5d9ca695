import { style } from "@vanilla-extract/css";
import { space } from "~/ui/theme/theme.css";

/** Not printed, because people show the printed page to others. */
export const recap = style({
  display: "grid",
  gap: space[3],
  maxWidth: "40rem",
  "@media": { print: { display: "none" } },
});
/** Keeps line breaks as entered. */
export const sentWords = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
