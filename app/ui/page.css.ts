import { style, styleVariants } from "@vanilla-extract/css";
import { color, media, space, text } from "./theme/theme.css";

const band = style({
  paddingBlock: space[6],
  "@media": { [media.large]: { paddingBlock: space[7] }, print: { paddingBlock: space[3] } },
});
export const section = styleVariants({
  plain: [band],
  wash: [
    band,
    {
      background: color.sky,
      borderBlock: `1px solid ${color.line}`,
      "@media": { [media.medium]: { marginBlock: space[5], paddingBlock: space[8] } },
    },
  ],
});

/** Seven and five of twelve columns, with 24 px gaps, from small desktops up. */
export const twoColumnMedia = "screen and (min-width: 960px)";
const wide = "minmax(0, 620fr)";
const narrow = "minmax(0, 436fr)";
const halves = style({
  display: "grid",
  gap: space[5],
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
});
export const split = styleVariants({
  start: [halves, { "@media": { [twoColumnMedia]: { gridTemplateColumns: `${wide} ${narrow}` } } }],
  end: [halves, { "@media": { [twoColumnMedia]: { gridTemplateColumns: `${narrow} ${wide}` } } }],
});
export const fromTop = style({ alignItems: "start" });

export const stack = style({
  display: "grid",
  gap: space[5],
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const beside = style({ "@media": { [twoColumnMedia]: { paddingTop: space[6] } } });

export const crumbs = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[2],
  fontSize: text.small,
  "@media": { print: { display: "none" } },
});
export const crumb = style({
  listStyle: "none",
  display: "flex",
  alignItems: "center",
  lineHeight: "44px",
  selectors: { "& + &::before": { content: "/", marginRight: space[2], color: color.quiet } },
});
