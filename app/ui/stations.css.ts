import { style } from "@vanilla-extract/css";
import { color, space, text } from "./theme/theme.css";

const marker = 32;
/** Distance of each station from the top of the arch. */
const drops = [40, 10, 0, 10, 40];
/** Distance of the ground from the top of the row. */
const ground = 92;

export const bridge = style({ position: "relative" });

export const arch = style({
  position: "absolute",
  top: `${marker / 2}px`,
  left: "10%",
  width: "80%",
  height: "40px",
  overflow: "visible",
});

export const stations = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  counterReset: "station",
  "::after": {
    // the ground
    content: "",
    position: "absolute",
    insetInline: 0,
    top: `${ground}px`,
    borderTop: `3px solid ${color.near}`,
  },
});

export const step = style({
  position: "relative",
  listStyle: "none",
  counterIncrement: "station",
  display: "grid",
  gridTemplateRows: `${ground + 4}px auto`,
  // long words must not shift a station
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  rowGap: space[1],
  color: color.quiet,
  selectors: {
    // the hanger down to the ground
    "&::before": {
      content: "",
      position: "absolute",
      top: `${marker / 2}px`,
      left: "calc(50% - 1px)",
      height: `${ground - marker / 2}px`,
      borderLeft: `2px solid ${color.near}`,
    },
    '&[data-state="current"]': { color: color.ink, fontWeight: 700 },
    ...Object.fromEntries(
      drops.map((drop, index) => [
        `&:nth-child(${index + 1})::before`,
        { top: `${drop + marker / 2}px`, height: `${ground - drop - marker / 2}px` },
      ]),
    ),
  },
});

export const station = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: `${marker}px`,
  height: `${marker}px`,
  border: `3px solid ${color.edge}`,
  borderRadius: "50%",
  background: color.paper,
  fontWeight: 700,
  lineHeight: 1,
  "::before": { content: "counter(station)" },
  selectors: {
    "&:lang(bn)::before": { content: "counter(station, bengali)" },
    '[data-state="done"] > &': {
      background: color.teal,
      borderColor: color.teal,
      color: color.onTeal,
    },
    '[data-state="done"] > &::before': { content: "none" },
    '[data-state="current"] > &': {
      background: color.marigold,
      borderColor: color.ink,
      color: color.onMarigold,
    },
    ...Object.fromEntries(
      drops.map((drop, index) => [`:nth-child(${index + 1}) > &`, { marginTop: `${drop}px` }]),
    ),
  },
});

export const title = style({ fontSize: text.small, lineHeight: 1.3, textAlign: "center" });
