import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, shadow, space, text } from "~/ui/theme/theme.css";

/** On a phone only name and ways to call stick; on a desk the state does, too. */
export const head = style({
  display: "contents",
  "@media": {
    [media.large]: {
      display: "grid",
      gap: space[2],
      position: "sticky",
      top: 0,
      zIndex: 5,
      paddingBlock: space[3],
      background: color.paper,
      borderBottom: `1px solid ${color.line}`,
    },
    print: { display: "block", position: "static" },
  },
});
const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[3]}`,
});
export const top = style([
  bar,
  {
    position: "sticky",
    top: 0,
    zIndex: 5,
    marginInline: `calc(-1 * ${space[4]})`,
    paddingInline: space[4],
    paddingBlock: space[2],
    background: color.paper,
    borderBottom: `1px solid ${color.line}`,
    "@media": {
      [media.large]: { position: "static", margin: 0, padding: 0, border: 0 },
      print: { position: "static", border: 0 },
    },
  },
]);
export const back = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "44px",
  height: "44px",
  color: color.ink,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  "@media": { print: { display: "none" } },
});
export const who = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[3]}`,
  flex: "1 1 0",
  minWidth: "12rem",
  overflowWrap: "anywhere",
});
globalStyle(`${who} > h1`, { fontSize: text.heading3, margin: 0 });
export const route = style({ color: color.quiet });
export const ways = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: space[2],
  width: "100%",
  "@media": {
    [media.large]: { width: "auto", gridAutoColumns: "auto" },
    print: { display: "none" },
  },
});
/** On a desk the number itself, to be dialled by hand. */
export const onDesk = style({ "@media": { [media.belowLarge]: { display: "none" } } });
export const onPhone = style({ "@media": { [media.large]: { display: "none" } } });
/** Three side by side at 320 pixels, be the words as long as they are in Bengali. */
globalStyle(`${ways} > a`, {
  minHeight: "44px",
  gap: space[1],
  padding: `${space[1]} ${space[1]}`,
  borderRadius: radius.small,
  fontSize: text.small,
});
export const state = style([bar, { minHeight: "44px" }]);
globalStyle(`${state} > *:last-child`, { marginLeft: "auto" });
export const pill = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minHeight: "30px",
  padding: `0 ${space[2]}`,
  border: "1px solid currentColor",
  borderRadius: "999px",
  fontSize: text.small,
});
export const reference = style({ fontFamily: "ui-monospace, monospace", whiteSpace: "nowrap" });
export const pressed = style({
  display: "inline-grid",
  placeItems: "center",
  width: "44px",
  height: "44px",
  border: 0,
  background: "none",
  color: color.teal,
  cursor: "pointer",
  "@media": { print: { display: "none" } },
});

/** Words, composer, the rest: on a phone in that order, on a desk the composer to the right. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  alignItems: "start",
  "@media": {
    [media.large]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      gridTemplateRows: "auto 1fr",
    },
    print: { gap: space[3] },
  },
});
export const composer = style({
  "@media": {
    [media.large]: {
      gridColumn: 2,
      gridRow: "1 / span 2",
      position: "sticky",
      top: "132px",
      maxHeight: "calc(100vh - 148px)",
      overflowY: "auto",
    },
    print: { display: "none" },
  },
});
/** What is done instead of answering. */
export const aside = style({ width: "100%", marginTop: space[3] });
export const rest = style({ display: "grid", gap: space[5], minWidth: 0 });

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  padding: space[4],
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  boxShadow: shadow,
});
globalStyle(`${card} h2`, { fontSize: text.heading3 });
globalStyle(`${card} form`, { gap: space[3], maxWidth: "none" });
globalStyle(`${card} form textarea`, { minHeight: "5.5rem" });
globalStyle(`${card} form button`, { width: "100%" });

export const words = style({
  paddingLeft: space[4],
  borderLeft: `3px solid ${color.teal}`,
  display: "grid",
  gap: space[2],
});
export const said = style({
  fontSize: "1.125rem",
  lineHeight: 1.7,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  "@media": { print: { fontSize: text.body, lineHeight: 1.4 } },
});
export const quiet = style({ color: color.quiet, fontSize: text.small });

export const section = style({ display: "grid", gap: space[3], minWidth: 0 });
/** Of no use on paper. */
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
  "@media": { print: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const fact = style({
  paddingBlock: space[2],
  borderTop: `1px solid ${color.line}`,
  "@media": { print: { paddingBlock: "2px", fontSize: text.small } },
});
globalStyle(`${fact} > dd`, { overflowWrap: "anywhere", whiteSpace: "pre-line" });
globalStyle(`${fact} > dd > a`, {
  display: "inline-block",
  paddingBlock: "10px",
  marginBlock: "-10px",
});
