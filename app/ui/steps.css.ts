import {
  type ComplexStyleRule,
  type GlobalStyleRule,
  globalStyle,
  style,
} from "@vanilla-extract/css";
import { color, media, space } from "./theme/theme.css";

const marker = "36px";

export const steps = style({ counterReset: "step" });

export const step = style({
  position: "relative",
  listStyle: "none",
  counterIncrement: "step",
  display: "grid",
  gridTemplateColumns: `${marker} minmax(0, 1fr)`,
  gap: space[4],
  paddingBottom: space[5],
  selectors: {
    // the line to the next station
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      top: marker,
      bottom: 0,
      left: "16px",
      borderLeft: `4px solid ${color.teal}`,
    },
    '&[data-state="current"]::before, &[data-state="upcoming"]::before': {
      borderLeft: `4px dotted ${color.near}`,
    },
  },
});

export const station = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: marker,
  height: marker,
  border: `3px solid ${color.teal}`,
  borderRadius: "50%",
  background: color.paper,
  color: color.teal,
  fontWeight: 700,
  lineHeight: 1,
  // the number, in the page's own digits
  "::before": { content: "counter(step)" },
  selectors: {
    "&:lang(bn)::before": { content: "counter(step, bengali)" },
    '[data-state="done"] > &': { background: color.teal, color: color.onTeal },
    '[data-state="done"] > &::before': { content: "none" },
    // where the way is only explained, what is lit is where it leads
    '[data-state="current"] > &, :last-child:not([data-state]) > &': {
      background: color.marigold,
      color: color.onMarigold,
      borderColor: color.ink,
    },
    '[data-state="upcoming"] > &': { borderColor: color.edge, color: color.quiet },
  },
});

export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[1],
  alignContent: "start",
  // in the middle of its station, however many lines follow
  paddingTop: `calc((${marker} - 1lh) / 2)`,
});
export const title = style({
  fontWeight: 700,
  selectors: {
    // where it stands is told by weight too
    '[data-state="done"] &, [data-state="upcoming"] &': { fontWeight: 400 },
    '[data-state="upcoming"] &': { color: color.quiet },
  },
});
export const time = style({ color: color.quiet, fontWeight: 700 });
export const quiet = style({ color: color.quiet });
export const timed = style({});

/** The arch is drawn on a desk only, behind the five columns. */
export const arch = style({
  display: "none",
  "@media": {
    [media.large]: {
      display: "block",
      position: "absolute",
      top: "18px",
      left: "10%",
      width: "80%",
      height: "76px",
      overflow: "visible",
    },
  },
});

/** Five stations along the bridge's line, each hung over its words. */
export const bridge = style({ position: "relative" });

const desk = (selector: string, rule: ComplexStyleRule) =>
  globalStyle(`${bridge} ${selector}`, { "@media": { [media.large]: rule } } as GlobalStyleRule);

// titles of one line and of two: what is said below them begins on one line, where a browser can line them up
desk(`> ${steps}`, {
  display: "grid",
  gridTemplateColumns: "repeat(5, 1fr)",
  gridTemplateRows: "112px auto 1fr",
});
desk(`> ${timed}`, { gridTemplateRows: "112px auto auto 1fr" });
desk(step, {
  gridTemplateColumns: "minmax(0, 1fr)",
  gridRow: "1 / -1",
  gridTemplateRows: ["112px auto", "subgrid"],
  justifyItems: "center",
  gap: space[2],
  padding: `0 ${space[3]}`,
  textAlign: "center",
});
desk(words, { display: "contents" });
/** Of several centred lines none is much shorter than the others. */
desk(`${words} > *`, { textWrap: "balance" });
/** A name that has no room on one line would put a second into all of them. */
desk(`${title}${title}`, { marginInline: `calc(-1 * ${space[2]})` });
// the hanger from each station down to its words
desk(`${step}${step}::before`, {
  content: "",
  position: "absolute",
  top: "20px",
  bottom: "auto",
  left: "calc(50% - 1px)",
  height: "88px",
  border: 0,
  borderLeft: `2px solid ${color.near}`,
});
[76, 19, 0, 19].forEach((drop, index) => {
  if (drop === 0) return;
  const which = index === 0 ? ":is(:first-child, :last-child)" : `:nth-child(${index + 1})`;
  desk(`${step}${which} > ${station}`, { marginTop: `${drop}px` });
  desk(`${step}${which}::before`, { top: `${drop + 20}px`, height: `${88 - drop}px` });
});
