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
  // the number, in the page's digits
  "::before": { content: "counter(step)" },
  selectors: {
    "&:lang(bn)::before": { content: "counter(step, bengali)" },
    '[data-state="done"] > &': { background: color.teal, color: color.onTeal },
    '[data-state="done"] > &::before': { content: "none" },
    // without progress the last step is highlighted
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
  // centred on its station's first line
  paddingTop: `calc((${marker} - 1lh) / 2)`,
});
export const title = style({
  fontWeight: 700,
  selectors: {
    // bold marks the current step without colour
    '[data-state="done"] &, [data-state="upcoming"] &': { fontWeight: 400 },
    '[data-state="upcoming"] &': { color: color.quiet },
  },
});
export const time = style({ color: color.quiet, fontWeight: 700 });
export const quiet = style({ color: color.quiet });
export const timed = style({});

/** Desktop only, behind the five columns. */
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

export const bridge = style({ position: "relative" });

const onDesktop = (selector: string, rule: ComplexStyleRule) =>
  globalStyle(`${bridge} ${selector}`, { "@media": { [media.large]: rule } } as GlobalStyleRule);

// aligns the texts below one-line and two-line titles, with subgrid only
onDesktop(`> ${steps}`, {
  display: "grid",
  gridTemplateColumns: "repeat(5, 1fr)",
  gridTemplateRows: "112px auto 1fr",
});
onDesktop(`> ${timed}`, { gridTemplateRows: "112px auto auto 1fr" });
onDesktop(step, {
  gridTemplateColumns: "minmax(0, 1fr)",
  gridRow: "1 / -1",
  gridTemplateRows: ["112px auto", "subgrid"],
  justifyItems: "center",
  gap: space[2],
  padding: `0 ${space[3]}`,
  textAlign: "center",
});
onDesktop(words, { display: "contents" });
/** Balances centred lines. */
onDesktop(`${words} > *`, { textWrap: "balance" });
/** Room for long titles, because a second line in one would make all titles higher. */
onDesktop(`${title}${title}`, { marginInline: `calc(-1 * ${space[2]})` });
// the hanger from each station down to its text
onDesktop(`${step}${step}::before`, {
  content: "",
  position: "absolute",
  top: "20px",
  bottom: "auto",
  left: "calc(50% - 1px)",
  height: "88px",
  border: 0,
  borderLeft: `2px solid ${color.near}`,
});
// distance of each station from the top of the arch; the last one is as low as the first
[76, 19, 0, 19].forEach((drop, index) => {
  if (drop === 0) return;
  const which = index === 0 ? ":is(:first-child, :last-child)" : `:nth-child(${index + 1})`;
  onDesktop(`${step}${which} > ${station}`, { marginTop: `${drop}px` });
  onDesktop(`${step}${which}::before`, { top: `${drop + 20}px`, height: `${88 - drop}px` });
});
