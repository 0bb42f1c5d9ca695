import { style } from "@vanilla-extract/css";
import { twoColumnMedia } from "./page.css";
import { color, radius } from "./theme/theme.css";

export const picture = style({
  display: "block",
  width: "100%",
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  "@media": { print: { display: "none" } },
});
/** The picture is hidden on screens narrower than 960 px. */
export const desktopPicture = style([
  picture,
  { display: "none", "@media": { [twoColumnMedia]: { display: "block" } } },
]);
