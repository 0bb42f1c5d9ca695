import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";

const COUNTER = "line";
export const list = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  counterReset: COUNTER,
});
export const title = style({ padding: 0, fontSize: text.heading3, fontWeight: 700 });
export const lead = style({ color: color.quiet });

/** Number, text, buttons; on phones the buttons are below the text. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "1.5rem minmax(0, 1fr)",
  alignItems: "center",
  gap: `${space[2]} ${space[2]}`,
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.line}`,
  counterIncrement: COUNTER,
  "@media": { [media.medium]: { gridTemplateColumns: "1.5rem minmax(0, 1fr) auto" } },
});
/** Numerals of the page's language. */
export const number = style({
  color: color.quiet,
  fontVariantNumeric: "tabular-nums",
  "::before": { content: `counter(${COUNTER})` },
  selectors: { "html:lang(bn) &::before": { content: `counter(${COUNTER}, bengali)` } },
});
export const field = style({ minWidth: 0 });
/** The field grows with its text, because a line may be wider than a phone. */
globalStyle(`${list} ${field} textarea`, {
  maxWidth: "none",
  minHeight: "48px",
  fieldSizing: "content",
});
export const chosen = style({ overflowWrap: "anywhere" });
export const buttons = style({
  display: "flex",
  gap: space[2],
  gridColumn: 2,
  "@media": { [media.medium]: { gridColumn: "auto" } },
});
/** Placeholder that keeps the buttons of all lines aligned. */
export const place = style({ width: "44px", height: "44px" });
export const button = style([
  place,
  {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    padding: 0,
    border: `1px solid ${color.edge}`,
    borderRadius: radius.small,
    background: color.raised,
    color: color.ink,
    cursor: "pointer",
    ":hover": { background: color.wash },
  },
]);
export const remove = style([button, { color: color.red }]);
export const adding = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[3],
  paddingBlock: space[3],
});
