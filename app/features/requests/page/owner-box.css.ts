import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, shadow, space, text } from "~/ui/theme/theme.css";

export const box = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  fontSize: text.small,
});
globalStyle(`${box} button`, {
  minHeight: "44px",
  padding: `0 ${space[3]}`,
  borderRadius: radius.small,
  fontSize: text.small,
});
globalStyle(`${box} form`, { display: "grid", gap: space[2] });

/** Folds rarely used buttons; opens over the page on desktop, and within the page on a phone. */
export const fold = style({
  "@media": { [media.large]: { position: "relative" }, print: { display: "none" } },
});
globalStyle(`${box} > form`, { "@media": { print: { display: "none" } } });
globalStyle(`${fold} > summary`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  color: color.teal,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
});
export const panel = style({
  display: "grid",
  gap: space[4],
  maxHeight: "min(26rem, 70vh)",
  overflowY: "auto",
  padding: space[3],
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  "@media": {
    [media.large]: {
      position: "absolute",
      top: "100%",
      right: 0,
      zIndex: 6,
      width: "16rem",
      boxShadow: shadow,
    },
  },
});
