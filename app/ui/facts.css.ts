import { style } from "@vanilla-extract/css";
import { color, media, space, text } from "./theme/theme.css";

const pairs = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space[4],
  paddingBlock: space[5],
});
export const half = style([
  pairs,
  {
    borderBottom: `1px solid ${color.line}`,
    "@media": { [media.large]: { borderBottom: "none" } },
  },
]);
export const facts = style([
  pairs,
  {
    borderBottom: `1px solid ${color.line}`,
    "@media": { [media.medium]: { gridTemplateColumns: "repeat(auto-fit, minmax(160px, 1fr))" } },
  },
]);

export const fact = style({
  minWidth: 0,
  selectors: {
    "&:nth-child(even)": { paddingLeft: space[4], borderLeft: `1px solid ${color.line}` },
    [`${facts} > &:nth-child(odd):not(:first-child)`]: {
      "@media": {
        [media.medium]: { paddingLeft: space[4], borderLeft: `1px solid ${color.line}` },
      },
    },
  },
});

export const term = style({ fontSize: text.heading2, fontWeight: 700, lineHeight: 1.3 });
export const line = style({ color: color.quiet });
