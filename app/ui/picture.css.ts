import { style } from "@vanilla-extract/css";
import { radius } from "./theme/theme.css";

/** A drawing as wide as its column. */
export const picture = style({
  display: "block",
  width: "100%",
  borderRadius: radius.large,
  "@media": { print: { display: "none" } },
});
