import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";

/** On a phone only the name and the contact buttons are sticky; on desktop the state is, too. */
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
// keeps the target of a link or an error visible below the sticky head
globalStyle(`html:has(${head})`, { scrollPaddingTop: "136px" });
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
export const nameAndRoute = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[3]}`,
  flex: "1 1 0",
  minWidth: "12rem",
  overflowWrap: "anywhere",
});
globalStyle(`${nameAndRoute} > h1`, { fontSize: text.heading3, margin: 0 });
export const route = style({
  color: color.quiet,
  "@media": {
    [media.belowLarge]: {
      maxWidth: "100%",
      overflow: "hidden",
      fontSize: text.dense,
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
    },
  },
});
export const ways = style({
  display: "grid",
  gridAutoFlow: "column",
  // each column is as wide as its text plus an equal share of the free space; equal columns would
  // squeeze the longest text
  gridAutoColumns: "auto",
  gap: space[2],
  width: "100%",
  "@media": {
    [media.large]: { width: "auto" },
    print: { display: "none" },
  },
});
/** The phone number in digits, for dialling by hand on desktop. */
export const onDesktop = style({ "@media": { [media.belowLarge]: { display: "none" } } });
export const onPhone = style({ "@media": { [media.large]: { display: "none" } } });
/** Three buttons fit side by side at 320 pixels, also in Bengali. */
globalStyle(`${ways} > a`, {
  minHeight: "44px",
  gap: space[1],
  padding: `${space[1]} ${space[1]}`,
  borderRadius: radius.small,
  fontSize: text.small,
  "@media": { [media.large]: { paddingInline: space[3] } },
});
export const state = style([bar, { minHeight: "44px" }]);
/** The reference: pushed to the right on desktop, directly after the other items on a phone. */
export const atEnd = style({
  display: "inline-flex",
  alignItems: "center",
  "@media": { [media.large]: { marginLeft: "auto" } },
});
/** "13 of 14", with links to the previous and the next request. */
export const place = style({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  color: color.quiet,
  fontSize: text.small,
  "@media": { print: { display: "none" } },
});
export const arrow = style({
  display: "grid",
  placeItems: "center",
  width: "44px",
  height: "44px",
  color: color.ink,
});
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
export const reference = style({ fontSize: text.dense, whiteSpace: "nowrap" });
export const copyButton = style({
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
