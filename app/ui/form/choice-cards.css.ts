import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space, text } from "../theme/theme.css";
import { tickBox } from "./tick-box.css";

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
  gap: space[3],
  // legends ignore the grid gap
  marginTop: space[1],
  // aligned with the fields below
  "@media": { [media.medium]: { columnGap: space[5] } },
});

export const card = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  columnGap: space[2],
  padding: space[3],
  lineHeight: 1.4,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.large,
  background: color.raised,
  cursor: "pointer",
});

export const alarm = style([card]);

export const input = style([
  tickBox,
  { selectors: { [`${alarm} > &`]: { accentColor: color.red } } },
]);

/** Full width on a phone: a column beside the button would break every word. */
export const hint = style({
  gridColumn: "1 / -1",
  color: color.quiet,
  fontSize: text.small,
  "@media": { [media.medium]: { gridColumn: 2 } },
});

// in browsers without `:has` only the radio button shows the choice
globalStyle(`${card}:has(:checked)`, {
  borderColor: color.teal,
  background: color.wash,
  boxShadow: `inset 0 0 0 1px ${color.teal}`,
});
globalStyle(`${alarm}:has(:checked)`, {
  borderColor: color.red,
  background: color.redwash,
  boxShadow: `inset 0 0 0 1px ${color.red}`,
});
