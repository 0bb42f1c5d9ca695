import { globalStyle, style } from "@vanilla-extract/css";
import { hint } from "~/ui/form/form.css";
import { color, media, radius, shadow, space, text } from "~/ui/theme/theme.css";

const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[3]}`,
});

/**
 * The family's text, the composer and the rest, in this order on a phone; on desktop the composer
 * is on the right.
 */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  alignItems: "start",
  "@media": {
    [media.large]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      gridTemplateRows: "auto auto auto 1fr",
    },
    print: { gap: space[3] },
  },
});
// composer and facts become grid items although they are inside the form
globalStyle(`${grid} > form`, { display: "contents" });
export const composer = style({
  "@media": {
    [media.large]: {
      gridColumn: 2,
      gridRow: "1 / span 4",
      position: "sticky",
      top: "132px",
      maxHeight: "calc(100vh - 148px)",
      overflowY: "auto",
    },
    print: { display: "none" },
  },
});
/**
 * On desktop above the facts, although the HTML has the facts first: the facts are part of the
 * composer's form.
 */
export const papers = style({
  minWidth: 0,
  "@media": { [media.large]: { gridColumn: 1, gridRow: 2 }, print: { display: "none" } },
});
/** Links to other pages, shown as buttons. */
export const aside = style({ width: "100%", marginTop: space[3] });
export const rest = style({
  display: "grid",
  gap: space[5],
  minWidth: 0,
  "@media": { print: { gap: space[3] } },
});

/**
 * One column; folded choices share a line if they fit, so that the composer ends within a desktop
 * screen.
 */
export const card = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[4]}`,
  padding: space[4],
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  boxShadow: shadow,
});
globalStyle(`${card} > *`, { flex: "1 1 100%", minWidth: 0 });
globalStyle(`${card} > details:not([open])`, { flex: "none", maxWidth: "100%" });
globalStyle(`${card} h2`, { fontSize: text.heading3 });
globalStyle(`${card} textarea`, { minHeight: "5.5rem" });
// long addresses must break, otherwise they push their neighbours off the screen
globalStyle(`${card} ${hint}`, { overflowWrap: "anywhere" });
/** Controls side by side if both fit. */
export const sideBySide = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 160px), 1fr))",
  gap: space[3],
});
globalStyle(`${sideBySide} > button`, { paddingInline: space[2] });

export const words = style({
  paddingLeft: space[4],
  borderLeft: `3px solid ${color.teal}`,
  display: "grid",
  gap: space[2],
});
export const familyText = style({
  fontSize: "1.125rem",
  lineHeight: 1.7,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  "@media": { print: { fontSize: text.small, lineHeight: 1.35, maxWidth: "none" } },
});
/** A long text is printed small and in columns, so that it fits on one sheet. */
export const longFamilyText = style([
  familyText,
  {
    "@media": {
      print: { fontSize: "7.5pt", lineHeight: 1.3, columnCount: 2, columnGap: space[5] },
    },
  },
]);
export const quiet = style({ color: color.quiet, fontSize: text.small });
/** A quiet line that is not printed. */
export const unprintedLine = style([quiet, { "@media": { print: { display: "none" } } }]);

export const section = style({ display: "grid", gap: space[3], minWidth: 0 });
export const unprinted = style([section, { "@media": { print: { display: "none" } } }]);
globalStyle(`${section} > h2`, { fontSize: text.heading3 });
export const sectionHead = style([bar, { justifyContent: "space-between" }]);
globalStyle(`${sectionHead} > h2`, { fontSize: text.heading3 });
globalStyle(`${sectionHead} > a, ${sectionHead} > button`, {
  "@media": { print: { display: "none" } },
});

export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: space[5],
  "@media": { print: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", columnGap: space[3] } },
});
export const fact = style({
  paddingBlock: space[2],
  borderTop: `1px solid ${color.line}`,
  "@media": { print: { paddingBlock: "2px", fontSize: text.small, lineHeight: 1.35 } },
});
/** Missing facts share one line, so that the history remains visible. */
export const missing = style([fact, { gridColumn: "1 / -1", color: color.quiet }]);
globalStyle(`${fact} > dd`, { overflowWrap: "anywhere", whiteSpace: "pre-line" });
globalStyle(`${fact} > dd > a`, {
  display: "inline-block",
  paddingBlock: "10px",
  marginBlock: "-10px",
});

/** Folded fields, and the line that opens them. */
export const fold = style({ "@media": { print: { display: "none" } } });
globalStyle(`${fold} > summary`, {
  minHeight: "44px",
  paddingBlock: space[2],
  color: color.teal,
  cursor: "pointer",
});
export const foldedFields = style({ display: "grid", gap: space[3], paddingBlock: space[2] });
globalStyle(`${foldedFields} textarea`, { minHeight: "4rem" });

export const correctionFields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 220px), 1fr))",
  alignItems: "end",
  gap: space[3],
});

export const duplicates = style({ display: "grid", gap: space[2], listStyle: "none" });
globalStyle(`${duplicates} a`, {
  display: "inline-block",
  paddingBlock: "10px",
  marginBlock: "-10px",
});
export const notice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
/** Day and time wrap as one unit. */
export const arrival = style({ display: "inline-block" });
