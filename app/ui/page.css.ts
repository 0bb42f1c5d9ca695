import { style, styleVariants } from "@vanilla-extract/css";
import { color, media, space, text } from "./theme/theme.css";

export const container = style({
  width: "100%",
  maxWidth: "1128px",
  marginInline: "auto",
  paddingInline: space[4],
  "@media": { [media.small]: { paddingInline: space[5] }, print: { padding: 0 } },
});

const band = style({
  paddingBlock: space[6],
  "@media": { print: { paddingBlock: space[3] } },
});
export const section = styleVariants({
  plain: [band],
  wash: [
    band,
    {
      background: color.sky,
      borderBlock: `1px solid ${color.line}`,
      "@media": { [media.medium]: { marginBlock: space[5], paddingBlock: space[7] } },
    },
  ],
});

/** A heading, its sentence, and what follows. */
export const stack = style({
  display: "grid",
  gap: space[5],
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const head = style({ display: "grid", gap: space[2] });

export const lead = style({ color: color.quiet, fontSize: text.lead, maxWidth: "60ch" });

export const heading = style([
  head,
  {
    paddingTop: space[6],
    "@media": { [media.medium]: { paddingTop: space[7] }, print: { paddingTop: 0 } },
  },
]);

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
