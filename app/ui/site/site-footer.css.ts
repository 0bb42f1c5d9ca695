import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, space, text } from "../theme/theme.css";

export const footer = style({
  marginTop: space[6],
  paddingBlock: space[6],
  background: color.sky,
  borderTop: `1px solid ${color.line}`,
  "@media": { print: { padding: 0, background: "none" } },
});

/** Contact details beside the page links: five columns and seven. */
export const columns = style({
  display: "grid",
  gap: space[5],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.medium]: { gridTemplateColumns: "minmax(0, 436fr) minmax(0, 620fr)" },
  },
});
globalStyle(`${footer} h2`, { fontSize: text.body });
globalStyle(`${footer} ul`, { listStyle: "none" });
globalStyle(`${footer} li > *`, {
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "44px",
  // keeps two lines apart from the heading above
  paddingBlock: space[2],
  lineHeight: 1.3,
  // lets an email address wrap at double text size
  maxWidth: "100%",
  overflowWrap: "anywhere",
  color: color.ink,
  // all entries are links, so underlines are unnecessary
  textDecoration: "none",
});

export const pages = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.125rem), 1fr))",
  // narrow gaps leave room for the longest link on a phone
  gap: `${space[5]} ${space[2]}`,
  "@media": { print: { display: "none" } },
});
/** On a phone the longest group is beside the two others. */
globalStyle(`${pages} > :first-child`, {
  "@media": { "screen and (max-width: 479.98px)": { gridRow: "span 2" } },
});
globalStyle(`${footer} li > a:hover`, { textDecoration: "underline" });

/** Languages, theme and data saver, aligned with the end of the last line. */
export const switches = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[3],
  marginInline: `calc(-1 * ${space[2]})`,
});
globalStyle(`${switches} > div`, { display: "flex", flexWrap: "wrap", columnGap: space[3] });

export const small = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[5],
  marginTop: space[5],
  color: color.quiet,
  fontSize: text.small,
});
