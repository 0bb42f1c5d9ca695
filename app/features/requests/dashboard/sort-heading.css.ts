import { style } from "@vanilla-extract/css";
import { color, media, space } from "~/ui/theme/theme.css";

export const plain = style({ "@media": { [media.large]: { display: "none" } } });
export const link = style({
  display: "none",
  color: "inherit",
  textUnderlineOffset: "0.2em",
  ":hover": { color: color.teal },
  "@media": {
    [media.large]: { display: "inline-flex", alignItems: "center", minHeight: "32px" },
  },
});
export const arrow = style({ marginLeft: space[1], color: color.teal });
