import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";

/** The place, and the sample mark. */
export const place = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[2],
});

/** Wider screens show the same beside the hospital's picture. */
export const onPhones = style({ "@media": { [media.medium]: { display: "none" } } });

/** Text beside the facts on desktop, below them on a phone. */
export const columns = style({
  display: "grid",
  gap: `${space[6]} ${space[5]}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  // eight and four of twelve columns
  "@media": { [media.medium]: { gridTemplateColumns: "minmax(0, 712fr) minmax(0, 344fr)" } },
});

export const part = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
});
export const small = style({ color: color.quiet, fontSize: text.small });
/** Paragraphs and lists share one edge, and lines stay readable. */
globalStyle(`${part} > section > :is(p, ul)`, { maxWidth: "620px" });
/** Running text and addresses, as large as in a post. */
globalStyle(`${part} > section > :is(p, ul, address):not(${small})`, {
  "@media": { [media.medium]: { fontSize: "1.125rem" } },
});
/** Nearer to its own content than to that above. */
globalStyle(`${part} > section:not(:first-child)`, { marginTop: space[5] });
globalStyle(`${columns} + section`, { marginTop: space[4] });
export const list = style({ display: "grid", gap: space[2], paddingLeft: space[5] });

/** One tap selects all of it. */
export const address = style({
  padding: space[4],
  borderRadius: radius.small,
  background: color.wash,
  fontStyle: "normal",
  userSelect: "all",
});
/** In a column, as far apart as buttons elsewhere. */
export const ways = style({ display: "grid", gap: space[3] });
export const links = style({ display: "flex", flexWrap: "wrap", columnGap: space[4] });
globalStyle(`${links} > a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  // a web address is one word, longer than a phone is wide in large letters
  overflowWrap: "anywhere",
});
