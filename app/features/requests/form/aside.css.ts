import { globalStyle, style } from "@vanilla-extract/css";
import { row } from "~/ui/button.css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";

/** Hidden on a phone, which has the same two buttons in its bottom bar. */
export const talk = style({
  display: "grid",
  gap: space[2],
  padding: space[5],
  borderRadius: radius.large,
  background: color.deep,
  color: color.onDeep,
  "@media": { [media.belowMedium]: { display: "none" } },
});
export const number = style({ fontSize: text.heading2, fontWeight: 700, lineHeight: 1.3 });
export const buttons = style([row, { marginTop: space[1] }]);
globalStyle(`${buttons} > :last-child:not(:first-child)`, { color: color.onDeep });
globalStyle(`${talk} :focus-visible`, { outlineColor: color.onDeep });

export const title = style({ fontSize: text.heading3 });
export const part = style({ display: "grid", gap: space[3] });
globalStyle(`${part} + ${part}`, {
  paddingTop: space[5],
  borderTop: `1px solid ${color.line}`,
});

const marker = "28px";

export const stations = style({ counterReset: "station" });

/** A numbered circle on a line; the first is highlighted as the next step. */
export const station = style({
  position: "relative",
  listStyle: "none",
  counterIncrement: "station",
  display: "flex",
  gap: space[3],
  paddingBottom: space[4],
  "::before": {
    content: "counter(station)",
    flex: "none",
    width: marker,
    height: marker,
    border: `2px solid ${color.teal}`,
    borderRadius: "50%",
    background: color.paper,
    color: color.teal,
    fontWeight: 700,
    lineHeight: "24px",
    textAlign: "center",
  },
  selectors: {
    "&:lang(bn)::before": { content: "counter(station, bengali)" },
    "&:first-child::before": {
      borderColor: color.ink,
      background: color.marigold,
      color: color.onMarigold,
    },
    "&:last-child": { paddingBottom: 0 },
    // the line to the next circle
    "&:not(:last-child)::after": {
      content: "",
      position: "absolute",
      top: marker,
      bottom: 0,
      left: "12px",
      borderLeft: `4px solid ${color.teal}`,
    },
    "& + &:not(:last-child)::after": { borderLeft: `4px dotted ${color.near}` },
  },
});
