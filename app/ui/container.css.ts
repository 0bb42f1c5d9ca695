import { style } from "@vanilla-extract/css";
import { media, space } from "./theme/theme.css";

export const container = style({
  width: "100%",
  maxWidth: "1128px",
  marginInline: "auto",
  paddingInline: space[4],
  "@media": { [media.small]: { paddingInline: space[5] }, print: { padding: 0 } },
});
