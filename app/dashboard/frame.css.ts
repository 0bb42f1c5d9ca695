import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, photo, radius, shadow, space, text } from "~/ui/theme/theme.css";

const SIDE = "216px";
const BAR = "56px";
/** For laptop screens: all areas fit if they are closer together. */
const LOW = `${media.large} and (max-height: 959px)`;

export const frame = style({
  minHeight: "100vh",
  "@media": {
    [media.large]: { display: "grid", gridTemplateColumns: `${SIDE} minmax(0, 1fr)` },
    print: { display: "block" },
  },
});

export const header = style({ "@media": { print: { display: "none" } } });

export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[5],
  padding: space[4],
  "@media": {
    [media.large]: { padding: `${space[4]} ${space[5]} ${space[6]}` },
    print: { padding: 0 },
  },
});

globalStyle(`${content} img`, photo);
// section headings must be smaller than the page's title, which has the size `heading2`
globalStyle(`${content} h2`, { fontSize: text.heading3 });

/** The sidebar stays in place and scrolls by itself if it is too high. */
export const side = style({
  display: "none",
  "@media": {
    [media.large]: {
      position: "sticky",
      top: 0,
      display: "flex",
      flexDirection: "column",
      gap: space[4],
      height: "100vh",
      padding: `${space[3]} ${space[3]} 0`,
      overflowY: "auto",
      background: color.sky,
      borderRight: `1px solid ${color.line}`,
    },
  },
});

export const brand = style({
  display: "flex",
  flexShrink: 0,
  alignItems: "center",
  gap: space[3],
  minHeight: "44px",
  padding: `0 ${space[2]}`,
  color: color.ink,
  fontSize: "1.0625rem",
  fontWeight: 700,
  lineHeight: 1.3,
  textDecoration: "none",
});
globalStyle(`${brand} > svg`, { flexShrink: 0 });

export const group = style({
  selectors: {
    "& + &": { marginTop: space[4] },
    "&:last-child": { paddingTop: space[3], borderTop: `1px solid ${color.line}` },
  },
  "@media": {
    [LOW]: {
      selectors: { "& + &": { marginTop: space[2] }, "&:last-child": { paddingTop: space[2] } },
    },
  },
});
export const groupTitle = style({
  padding: `0 ${space[2]} ${space[1]}`,
  color: color.quiet,
  fontSize: text.small,
});
export const links = style({ display: "grid", listStyle: "none" });
export const link = style({
  display: "flex",
  alignItems: "center",
  // one pixel more would wrap the Bengali label of the queue
  gap: space[2],
  width: "100%",
  minHeight: "34px",
  padding: "0 6px",
  border: "1px solid transparent",
  borderRadius: radius.small,
  background: "none",
  color: color.ink,
  fontSize: text.dense,
  lineHeight: 1.3,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  ":hover": { textDecoration: "underline" },
  selectors: {
    "&[aria-current]": { background: color.raised, borderColor: color.line, fontWeight: 700 },
  },
  "@media": {
    [LOW]: { minHeight: "28px" },
    [media.belowLarge]: { minHeight: "44px" },
  },
});
globalStyle(`${link}[aria-current] > svg`, { color: color.teal });
export const linkLabel = style({ flex: 1, minWidth: 0 });

export const waiting = style({ color: color.quiet, fontSize: text.small });
/** Solid red is reserved for urgent requests. */
export const alarm = style({
  minWidth: "22px",
  padding: "1px 6px",
  borderRadius: radius.small,
  background: color.red,
  color: color.onRed,
  fontSize: text.small,
  fontWeight: 700,
  textAlign: "center",
});

export const me = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space[2],
  marginTop: "auto",
  paddingBlock: space[2],
  borderTop: `1px solid ${color.line}`,
  // keeps the account menu and the theme switch visible when the areas scroll
  position: "sticky",
  bottom: 0,
  background: color.sky,
});
export const account = style({ flex: 1, minWidth: 0 });
globalStyle(`${account} > summary`, {
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: "44px",
  fontSize: text.dense,
  listStyle: "none",
});
globalStyle(`${account} > summary::-webkit-details-marker`, { display: "none" });
export const name = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });

export const bar = style({
  position: "relative",
  zIndex: 10,
  minHeight: BAR,
  borderBottom: `1px solid ${color.line}`,
  "@media": { [media.large]: { display: "none" } },
});
globalStyle(`${bar} > details > summary`, {
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: BAR,
  padding: `0 ${space[4]}`,
  listStyle: "none",
});
globalStyle(`${bar} > details > summary::-webkit-details-marker`, { display: "none" });
export const panel = style({
  position: "absolute",
  top: "100%",
  insetInline: 0,
  display: "grid",
  gap: space[4],
  padding: space[4],
  background: color.sky,
  borderBottom: `1px solid ${color.line}`,
  boxShadow: shadow,
});
export const panelAccount = style({
  display: "grid",
  gap: space[1],
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
});

/** Uses theme colours, because the browser's own button is a grey box in the dark theme. */
globalStyle(`${content} input::file-selector-button`, {
  marginRight: space[3],
  padding: `4px ${space[3]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  background: color.wash,
  color: color.ink,
  font: "inherit",
  cursor: "pointer",
});
