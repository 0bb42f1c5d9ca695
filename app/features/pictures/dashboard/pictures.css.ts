import { globalStyle, style } from "@vanilla-extract/css";
import { color, radius, space } from "~/ui/theme/theme.css";

/** A frame that shows the whole picture, which need not fill it. */
export const thumbnail = style({
  width: "100%",
  maxWidth: "100%",
  height: "160px",
  objectFit: "contain",
  background: color.wash,
  borderRadius: radius.small,
});
export const uploadedFile = style({ display: "grid", gap: space[2], maxWidth: "320px" });
export const progress = style({ display: "flex", flexWrap: "wrap", gap: space[3] });
globalStyle(`${progress} > progress`, { accentColor: color.teal });

/** A picture on its own page. */
export const large = style({
  width: "auto",
  maxWidth: "100%",
  maxHeight: "420px",
  height: "auto",
  borderRadius: radius.small,
});
export const name = style({ overflowWrap: "anywhere" });
export const facts = style({ display: "grid", gap: space[3] });
