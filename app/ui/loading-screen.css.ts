import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { LOADING_SCREEN_SECONDS } from "~/constants";
import { color, space } from "./theme/theme.css";

// hidden except during its animation: browsers without animations (Opera Mini) never show it; with
// reduced motion the two seconds still run
const leave = keyframes({
  from: { opacity: 1, visibility: "visible" },
  to: { opacity: 0, visibility: "visible" },
});
const appear = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });
const pulse = keyframes({ "50%": { transform: "scale(1.12)" } });
const bounce = keyframes({
  "30%": { transform: "translateY(-10px)" },
  "60%, to": { transform: "none" },
});

const screen = style({
  position: "fixed",
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  zIndex: 30,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space[4],
  background: color.paper,
  visibility: "hidden",
  // lets taps reach the page below
  pointerEvents: "none",
  "@media": { print: { display: "none" } },
});

export const mode = styleVariants({
  "first-visit": [screen, { animation: `${leave} 0.2s ${LOADING_SCREEN_SECONDS}s backwards` }],
  // quick navigations do not show it
  pending: [screen, { animation: `${appear} 1ms 0.3s forwards` }],
});

export const call = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  fontWeight: 700,
  pointerEvents: "auto",
});

const moving = "(prefers-reduced-motion: no-preference)";
export const logo = style({
  "@media": { [moving]: { animation: `${pulse} 1.6s ease-in-out infinite` } },
});

export const dots = style({ display: "flex", gap: space[2] });
globalStyle(`${dots} > span`, {
  width: space[3],
  height: space[3],
  borderRadius: "50%",
  background: color.teal,
  "@media": { [moving]: { animation: `${bounce} 1.2s ease-in-out infinite` } },
});
globalStyle(`${dots} > :nth-child(2)`, { background: color.marigold, animationDelay: "0.15s" });
globalStyle(`${dots} > :nth-child(3)`, { animationDelay: "0.3s" });
