import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";

const mark = style({ flex: "none" });
export const dot = styleVariants({
  filled: [mark, { color: color.leaf }],
  older: [mark, { color: color.ink }],
  missing: [mark, { color: color.red }],
});

export const marks = style({ display: "flex", gap: space[3], listStyle: "none" });
export const oneMark = style({ display: "inline-flex", alignItems: "center", gap: space[1] });

/** Tabs in a line that wraps on narrow phones. */
export const tabs = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[5],
  listStyle: "none",
  borderBottom: `1px solid ${color.line}`,
});
export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "44px",
  borderBottom: "3px solid transparent",
  color: color.ink,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  selectors: { '&[aria-current="page"]': { borderBottomColor: color.marigold, fontWeight: 700 } },
});
export const tabState = style({ color: color.quiet, fontSize: text.small, fontWeight: 400 });

export const rows = style({ display: "grid" });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  paddingBlock: space[4],
  borderTop: `1px solid ${color.line}`,
  "@media": {
    [media.medium]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
      gap: space[5],
    },
  },
});
/** On a phone the first field needs no line above it, because the tabs have one. */
globalStyle(`${row}:nth-child(2)`, {
  "@media": { [media.belowMedium]: { borderTop: 0, paddingTop: 0 } },
});
/** Column titles, hidden on phones, where the English stands above its translation. */
export const columnTitles = style([
  row,
  {
    display: "none",
    paddingBlock: `0 ${space[2]}`,
    borderTop: 0,
    color: color.quiet,
    "@media": { [media.medium]: { display: "grid" } },
  },
]);
export const source = style({ display: "grid", alignContent: "start", gap: space[1] });
export const sourceLabel = style({ color: color.quiet });
export const sourceText = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
/** English that the translation lacks. */
export const newWords = style({
  padding: "1px 2px",
  borderRadius: radius.small,
  background: color.wash,
  color: color.ink,
  textDecoration: "underline",
  textDecorationThickness: "2px",
});
export const gap = style({ color: color.quiet, fontStyle: "italic" });

export const plain = style({ display: "grid", gap: space[5], maxWidth: "40rem" });
/** Grows with its text where the browser supports it. */
globalStyle(`:is(${plain}, ${row}) textarea`, {
  minHeight: "10rem",
  maxHeight: "70vh",
  fieldSizing: "content",
});
// a translation is about as long as the English beside it
globalStyle(`${row} textarea`, { "@media": { [media.medium]: { maxHeight: "none" } } });
globalStyle(`:is(${plain}, ${row}) textarea[rows="1"]`, { minHeight: "48px" });
/** Aligns the field with the top of a long English text. */
globalStyle(`${row} > :last-child`, { alignContent: "start" });

export const older = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: space[2],
  marginBottom: space[4],
  padding: space[3],
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  background: color.raised,
});
globalStyle(`${older} > svg`, { marginTop: "0.35em" });
globalStyle(`${older} > p`, { flex: "1 1 16rem" });
