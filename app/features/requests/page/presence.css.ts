import { style } from "@vanilla-extract/css";
import { color } from "~/ui/theme/theme.css";

export const presence = style({
  color: color.quiet,
  // an empty element must not add a gap to its row
  selectors: { "&:empty": { position: "absolute" } },
  "@media": { print: { display: "none" } },
});
