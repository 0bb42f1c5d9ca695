import { globalStyle, style } from "@vanilla-extract/css";
import { color, radius, space, text } from "~/ui/theme/theme.css";

const twoColumns = "screen and (min-width: 600px) and (max-width: 959.98px)";
const threeColumns = "screen and (min-width: 960px)";

export const grid = style({
  display: "grid",
  gap: space[5],
  listStyle: "none",
  "@media": {
    [twoColumns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [threeColumns]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

/** With subgrid, the parts of a card align with those of the cards beside it. */
export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto auto auto auto 1fr auto",
  minWidth: 0,
  overflow: "hidden",
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  breakInside: "avoid",
  ":hover": { borderColor: color.teal },
  ":focus-within": { borderColor: color.teal },
  "@supports": {
    "(grid-template-rows: subgrid)": {
      gridRow: "span 6",
      gridTemplateRows: "subgrid",
      rowGap: 0,
    },
  },
});
globalStyle(`${card} > :is(h2, h3, p)`, { marginInline: space[4] });
globalStyle(`${card} > svg`, { display: "block", width: "100%" });
globalStyle(`${card} > picture > img`, {
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "320 / 180",
  objectFit: "cover",
});
globalStyle(`${card} > :is(svg, picture)`, { "@media": { print: { display: "none" } } });

export const name = style({ paddingTop: space[4], fontSize: text.heading3 });
export const place = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  paddingTop: space[2],
  color: color.quiet,
});
export const specialties = style({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  gap: space[2],
  paddingTop: space[3],
});
/** Keeps the number of further specialties on the same line as the last specialty. */
globalStyle(`${specialties} > span`, { display: "flex", gap: space[2] });
globalStyle(`${specialties} b`, {
  padding: `2px ${space[2]}`,
  borderRadius: radius.small,
  background: color.wash,
  fontSize: text.small,
  fontWeight: 400,
});
/** The number of further specialties is not styled as a chip, because it names no specialty. */
globalStyle(`${specialties} small`, {
  paddingBlock: "2px",
  color: color.quiet,
  fontSize: text.small,
});
export const accreditation = style({
  display: "flex",
  alignItems: "center",
  alignSelf: "end",
  gap: space[2],
  paddingBlock: space[3],
  color: color.quiet,
  fontSize: text.small,
  selectors: { "&[data-known]": { color: color.ink } },
});
globalStyle(`${accreditation} > svg`, { flex: "none", color: color.leaf });
globalStyle(`${place} > svg`, { flex: "none" });

/** Stacked above the link that covers the card. */
export const askLink = style({
  position: "relative",
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  minHeight: "52px",
  paddingInline: space[4],
  borderTop: `1px solid ${color.line}`,
  fontWeight: 700,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  ":focus-visible": { outlineOffset: "-3px" },
});
globalStyle(`${askLink} > svg`, { flex: "none" });

/** Fills the rest of the row after the last hospital. */
export const lastCard = style({
  display: "grid",
  minWidth: 0,
  selectors: {
    "&:nth-child(2n + 1)": { "@media": { [twoColumns]: { gridColumn: "span 2" } } },
    "&:nth-child(3n + 1)": { "@media": { [threeColumns]: { gridColumn: "span 3" } } },
    "&:nth-child(3n + 2)": { "@media": { [threeColumns]: { gridColumn: "span 2" } } },
  },
  "@supports": { "(grid-template-rows: subgrid)": { gridRow: "span 6" } },
});
