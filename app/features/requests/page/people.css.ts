import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";

export const people = style({ display: "grid", gap: space[3], listStyle: "none", padding: 0 });
globalStyle(`${people} > li`, { overflowWrap: "anywhere" });
globalStyle(`${people} > li > p`, { margin: 0 });
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[4]}`,
  "@media": { print: { display: "none" } },
});
export const way = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minHeight: "44px",
});
/**
 * Folded list of other people: below the contact buttons on a phone; beside them on desktop, where
 * the list opens over the page.
 */
export const others = style({
  position: "relative",
  width: "100%",
  fontSize: text.small,
  "@media": { [media.large]: { width: "auto" }, print: { display: "none" } },
});
globalStyle(`${others} > summary`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  color: color.teal,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
});
globalStyle(`${others} > ul`, {
  maxHeight: "50vh",
  overflowY: "auto",
  margin: 0,
  "@media": {
    [media.large]: {
      position: "absolute",
      right: 0,
      zIndex: 6,
      width: "max-content",
      maxWidth: "24rem",
      padding: space[4],
      border: `1px solid ${color.line}`,
      borderRadius: radius.small,
      background: color.raised,
    },
  },
});
