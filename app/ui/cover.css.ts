import { globalStyle, style } from "@vanilla-extract/css";
import { color, radius } from "./theme/theme.css";

/** Frame of a picture or drawing above a page's text. */
export const cover = style({
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
});
/** Only direct children, because the icon in the link to a video must stay unchanged. */
globalStyle(`${cover} > svg`, { display: "block", width: "100%" });
/** A fixed shape, so that nothing moves when the picture loads. */
globalStyle(`${cover} > picture > img`, {
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "16 / 9",
  objectFit: "cover",
});
