import { style } from "@vanilla-extract/css";
import { color, media, space, text } from "./theme/theme.css";

/** Each row has as many facts as fit, fewer with large letters, with lines between them. */
const pairs = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
  gap: `${space[4]} ${space[6]}`,
  paddingBlock: space[5],
  borderBottom: `1px solid ${color.line}`,
  // hides the line before the first of a row
  overflow: "hidden",
});
export const facts = style([pairs]);
export const twoPerRow = style([
  pairs,
  {
    gridTemplateColumns: "repeat(auto-fit, minmax(max(40%, 8rem), 1fr))",
    "@media": { [media.large]: { borderBottom: "none" } },
  },
]);

export const fact = style({
  minWidth: 0,
  marginLeft: `calc(-1px - ${space[4]})`,
  paddingLeft: space[4],
  borderLeft: `1px solid ${color.line}`,
});

export const term = style({ fontSize: text.heading2, fontWeight: 700, lineHeight: 1.3 });
export const line = style({ color: color.quiet });
