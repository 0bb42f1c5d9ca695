import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";

/** Where it is, and that it is a sample. */
export const place = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[2],
});

/** A screen with room for two columns has the same beside the hospital's picture. */
export const onPhones = style({ "@media": { [media.medium]: { display: "none" } } });

/** The words beside the facts on a desk, below one another on a phone. */
export const columns = style({
  display: "grid",
  gap: `${space[6]} ${space[5]}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  // of twelve columns eight and four
  "@media": { [media.medium]: { gridTemplateColumns: "minmax(0, 712fr) minmax(0, 344fr)" } },
});

export const part = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
});
export const small = style({ color: color.quiet, fontSize: text.small });
/** Paragraphs and lists end at one edge, and no line is too long to be read. */
globalStyle(`${part} > section > :is(p, ul)`, { maxWidth: "620px" });
/** What is read on, and what is written down, as large as in a post. */
globalStyle(`${part} > section > :is(p, ul, address):not(${small})`, {
  "@media": { [media.medium]: { fontSize: "1.125rem" } },
});
/** Nearer to its own words than to those above. */
globalStyle(`${part} > section:not(:first-child)`, { marginTop: space[5] });
globalStyle(`${columns} + section`, { marginTop: space[4] });
export const list = style({ display: "grid", gap: space[2], paddingLeft: space[5] });

export const cover = style({
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
});
globalStyle(`${cover} > svg`, { display: "block", width: "100%" });
/** As wide as the drawing would be and no higher than wide: nothing moves when it arrives. */
globalStyle(`${cover} > picture > img`, {
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "16 / 9",
  objectFit: "cover",
});

/** One tap takes all of it. */
export const address = style({
  padding: space[4],
  borderRadius: radius.small,
  background: color.wash,
  fontStyle: "normal",
  userSelect: "all",
});
/** One below the other, as far apart as buttons are everywhere. */
export const ways = style({ display: "grid", gap: space[3] });
export const links = style({ display: "flex", flexWrap: "wrap", columnGap: space[4] });
globalStyle(`${links} > a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  // the address of a hospital's own pages is one word, longer than a phone is wide in large letters
  overflowWrap: "anywhere",
});
