import { style } from "@vanilla-extract/css";
import { color } from "~/ui/theme/theme.css";

export const presence = style({
  color: color.quiet,
  // takes no gap in its row
  selectors: { "&:empty": { position: "absolute" } },
  "@media": { print: { display: "none" } },
});
