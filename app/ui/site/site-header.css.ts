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

/** From a tablet up. */
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
 * Set from the right, so that all that stands there moves with each that arrives: on a slow line it is
 * shown once it is whole, which is when something follows it.
 */
export const tools = style({
  flexWrap: "wrap",
  selectors: { "&:not(:has(+ *))": { visibility: "hidden" } },
});
/** Where no button ends them, their words end where the page does. */
export const toolsAlone = style([tools, { marginRight: `-${space[2]}` }]);

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  listStyle: "none",
});

/** A link or a button of the furniture: plain words, a finger high. */
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
// on a desk a short word is as far from its neighbours as a long one
globalStyle(`${nav} ${item}`, { "@media": { [media.large]: { minWidth: 0 } } });
/** The number, which must be read as well as tapped. */
export const call = style([item, { color: color.teal, fontWeight: 700, whiteSpace: "nowrap" }]);
/** As far from the words before it as those are from each other. */
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

/** A `<details>` whose panel hangs over the page. */
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

/** The other language, in one tap. */
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
/** Its words begin where the page's do. */
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
