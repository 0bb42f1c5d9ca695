import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { color, radius, shadow, space } from "../theme/theme.css";
import { TOAST_TOP } from "./toast-message";

const fade = keyframes({ to: { opacity: 0, visibility: "hidden" } });

export const region = style({
  position: "fixed",
  top: `${TOAST_TOP}px`,
  right: space[4],
  left: space[4],
  zIndex: 25,
  display: "grid",
  justifyItems: "end",
  gap: space[2],
  pointerEvents: "none",
  "@media": { print: { display: "none" } },
});

export const toast = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  maxWidth: "24rem",
  paddingLeft: space[4],
  border: "1px solid currentColor",
  borderRadius: radius.large,
  background: color.raised,
  boxShadow: shadow,
  pointerEvents: "auto",
});

export const variant = styleVariants({
  default: { color: color.quiet },
  success: { color: color.leaf },
  info: { color: color.teal },
  warning: { color: color.ink },
  error: { color: color.red },
  loading: { color: color.quiet },
});

/** Fades after 3, 6 or 20 seconds (`durationKey`); pauses while hovered or focused. */
const fading = style({
  selectors: { "&:hover, &:focus-within": { animationPlayState: "paused" } },
});
export const lasting = styleVariants({
  short: [fading, { animation: `${fade} 0.3s 3s forwards` }],
  long: [fading, { animation: `${fade} 0.3s 6s forwards` }],
  longest: [fading, { animation: `${fade} 0.3s 20s forwards` }],
});

export const button = style({
  minHeight: "44px",
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  background: color.raised,
  color: color.teal,
  font: "inherit",
  fontWeight: 700,
  whiteSpace: "nowrap",
  cursor: "pointer",
  ":hover": { background: color.wash },
});

/** On a phone the button is below the text, which keeps its width. */
export const body = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  paddingBlock: space[1],
});
export const words = style({ flex: "1 1 10rem", paddingBlock: space[2], color: color.ink });

/** A hidden checkbox dismisses the toast without JavaScript. */
export const dismiss = style({ ":checked": { display: "none" } });
globalStyle(`${dismiss}:checked + *`, { display: "none" });
export const close = style({
  display: "grid",
  placeItems: "center",
  width: "44px",
  height: "44px",
  cursor: "pointer",
  color: color.ink,
});
globalStyle(`${dismiss}:focus-visible + * > ${close}`, {
  outline: `3px solid ${color.teal}`,
  outlineOffset: "-3px",
});
