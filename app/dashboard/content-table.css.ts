import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space } from "~/ui/theme/theme.css";

/** Low rows on desktop, with vertically centred content. */
export const content = style({});
// the caption is visually hidden
globalStyle(`${content} table caption`, { padding: 0 });
globalStyle(`${content} thead th`, {
  "@media": { [media.large]: { whiteSpace: "nowrap" } },
});
globalStyle(`${content} tbody :is(th, td)`, {
  "@media": { [media.large]: { verticalAlign: "middle", paddingBlock: "4px" } },
});
/**
 * On a card the name has its own line, because beside the column title long names would break
 * within words.
 */
globalStyle(`${content} table tbody th`, {
  "@media": { [media.belowLarge]: { display: "block" } },
});
globalStyle(`${content} table tbody th::before`, {
  "@media": { [media.belowLarge]: { content: "none" } },
});

export const named = style({ display: "flex", alignItems: "center", gap: space[3] });
export const cover = style({ flex: "none", width: "68px" });
globalStyle(`${cover} > :is(svg, img)`, {
  display: "block",
  width: "68px",
  height: "38px",
  objectFit: "cover",
  // shows the face of a portrait
  objectPosition: "50% 25%",
  borderRadius: radius.small,
});
export const words = style({ minWidth: 0, lineHeight: 1.3 });
export const name = style({
  display: "inline-block",
  fontWeight: 700,
  overflowWrap: "anywhere",
  "@media": { [media.belowLarge]: { paddingBlock: "10px", marginBlock: "-4px" } },
});
export const badges = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[1],
  "@media": { [media.large]: { flexWrap: "nowrap", whiteSpace: "nowrap" } },
});
/** Room for the time and the person on one line. */
export const changed = style({
  "@media": {
    "screen and (min-width: 1280px)": { display: "inline-block", minWidth: "9rem" },
  },
});
export const when = style({ whiteSpace: "nowrap" });
export const who = style({ color: color.quiet, overflowWrap: "anywhere" });
export const siteLink = style({
  display: "inline-block",
  paddingBlock: "10px",
  marginBlock: "-10px",
  whiteSpace: "nowrap",
});
