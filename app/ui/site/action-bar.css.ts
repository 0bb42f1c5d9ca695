import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, space } from "../theme/theme.css";

/** Sticky, not fixed: at the page's end it is below the footer and covers nothing. */
export const bar = style({
  position: "sticky",
  bottom: 0,
  zIndex: 5,
  display: "flex",
  // at double text size the buttons wrap
  flexWrap: "wrap",
  gap: space[2],
  padding: space[2],
  paddingBottom: `calc(${space[2]} + env(safe-area-inset-bottom, 0px))`,
  background: color.raised,
  borderTop: `1px solid ${color.line}`,
  transition: "visibility 0s 0.4s",
  "@media": { [media.medium]: { display: "none" }, print: { display: "none" } },
});
globalStyle(`${bar} > a`, { flex: "1 1 0", paddingInline: space[2], flexWrap: "wrap" });

// Hidden while typing, to avoid wrong taps. It returns with a delay: a tap on a control below must
// not end on the bar.
globalStyle(`body:has(main :is(input, textarea, select):focus-visible) > ${bar}`, {
  "@media": { [media.belowMedium]: { visibility: "hidden", transition: "none" } },
});

// keeps focused elements from being hidden behind the bar
globalStyle("html", { "@media": { [media.belowMedium]: { scrollPaddingBottom: "88px" } } });
