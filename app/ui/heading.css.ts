import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, space, text } from "./theme/theme.css";

export const head = style({
  display: "grid",
  gap: space[2],
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const lead = style({
  color: color.quiet,
  fontSize: text.lead,
  maxWidth: "60ch",
});

export const heading = style([
  head,
  {
    paddingTop: space[6],
    "@media": { [media.medium]: { paddingTop: space[7] }, print: { paddingTop: 0 } },
  },
]);

/** Extra space between the text and further content. */
globalStyle(`${heading} > :is(div, form)`, { marginTop: space[2] });
