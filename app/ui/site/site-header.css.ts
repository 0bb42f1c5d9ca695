import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, shadow, space } from "../theme/theme.css";

const betweenMediumAndLarge = "screen and (min-width: 768px) and (max-width: 1119.98px)";

export const header = style({
  position: "relative",
  zIndex: 10,
  background: color.paper,
  borderBottom: `1px solid ${color.line}`,
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[3],
  paddingBlock: space[2],
});

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[3],
  minHeight: "44px",
  color: color.ink,
  fontSize: "1.1875rem",
  fontWeight: 700,
  lineHeight: 1.3,
  textDecoration: "none",
});
globalStyle(`${brand} > svg`, { flexShrink: 0 });

/** From tablets up. */
export const inline = style({
  display: "none",
  "@media": { [media.medium]: { display: "flex", alignItems: "center", columnGap: space[1] } },
});
export const nav = style({
  "@media": {
    [betweenMediumAndLarge]: { order: 1, width: "100%", marginInline: `-${space[2]}` },
    [media.large]: { marginRight: "auto" },
  },
});
/**
 * Hidden until the element after it has loaded, because each new item would move the other
 * right-aligned items.
 */
export const tools = style({
  flexWrap: "wrap",
  selectors: { "&:not(:has(+ *))": { visibility: "hidden" } },
});
/** Without a button at the end, aligned with the page's edge. */
export const toolsAlone = style([tools, { marginRight: `-${space[2]}` }]);

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  listStyle: "none",
});

/** A link or button of the frame, large enough for a finger. */
export const item = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "44px",
  minWidth: "44px",
  padding: `0 ${space[2]}`,
  justifyContent: "center",
  border: 0,
  background: "none",
  color: color.ink,
  textDecoration: "none",
  cursor: "pointer",
  ":hover": { textDecoration: "underline" },
  selectors: {
    "&[aria-current]": {
      fontWeight: 700,
      textDecoration: `underline 2px ${color.marigold}`,
      textUnderlineOffset: "0.4em",
    },
  },
});
// on desktop short labels are as far apart as long ones
globalStyle(`${nav} ${item}`, { "@media": { [media.large]: { minWidth: 0 } } });
/** People must be able to read the number as well as tap it. */
export const call = style([item, { color: color.teal, fontWeight: 700, whiteSpace: "nowrap" }]);
/** Same distance as between the labels before it. */
export const book = style({ minHeight: "44px", marginLeft: space[2], paddingInline: space[4] });
export const outlined = style([
  item,
  {
    padding: `0 ${space[3]}`,
    border: `1px solid ${color.edge}`,
    borderRadius: radius.large,
    fontWeight: 700,
    whiteSpace: "nowrap",
  },
]);

/** A `<details>` whose panel overlays the page. */
const menu = style({});
globalStyle(`${menu} > summary`, { listStyle: "none" });
globalStyle(`${menu} > summary::-webkit-details-marker`, { display: "none" });

export const panel = style({
  position: "absolute",
  top: "100%",
  right: 0,
  display: "grid",
  gap: space[2],
  minWidth: "13rem",
  padding: space[4],
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  boxShadow: shadow,
});
globalStyle(`${panel} ul`, { display: "grid" });
globalStyle(`${panel} :is(li, form) > ${item}`, { justifyContent: "start", minWidth: "100%" });

/** On phones, the button for the language that is offered with one tap. */
export const oneTap = style({
  marginLeft: "auto",
  "@media": { [media.medium]: { display: "none" } },
});
globalStyle(`${oneTap} ${item}`, {
  color: color.teal,
  fontWeight: 700,
  textDecoration: "underline",
  textUnderlineOffset: "0.3em",
});
export const phoneMenu = style([menu, { "@media": { [media.medium]: { display: "none" } } }]);
/** Aligned with the page's text. */
export const phonePanel = style([panel, { left: 0, minWidth: 0, paddingInline: space[2] }]);
export const folded = style([menu, { position: "relative" }]);
export const name = style({
  maxWidth: "6.5rem",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

globalStyle(`${phoneMenu}, ${inline}, ${folded}, ${oneTap}`, {
  "@media": { print: { display: "none" } },
});
