import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, space } from "../theme/theme.css";

/** Sticky, not fixed: at the page's end it stands below the footer and covers nothing. */
export const bar = style({
  position: "sticky",
  bottom: 0,
  zIndex: 5,
  display: "flex",
  // with letters twice as large they stand below one another
  flexWrap: "wrap",
  gap: space[2],
  padding: space[2],
  paddingBottom: `calc(${space[2]} + env(safe-area-inset-bottom, 0px))`,
  background: color.raised,
  borderTop: `1px solid ${color.line}`,
  transition: "visibility 0s 0.4s",
  "@media": { [media.medium]: { display: "none" }, print: { display: "none" } },
});
globalStyle(`${bar} > a`, { flex: "auto", paddingInline: space[2], flexWrap: "wrap" });

// Whoever types has the keyboard there, and nothing to press by mistake. It comes back a moment later
// than it left: a finger that presses what stood below it must not lift off on the bar.
globalStyle(`body:has(main :is(input, textarea, select):focus-visible) > ${bar}`, {
  "@media": { [media.belowMedium]: { visibility: "hidden", transition: "none" } },
});

// what the keyboard reaches must not hide under the bar
globalStyle("html", { "@media": { [media.belowMedium]: { scrollPaddingBottom: "88px" } } });
