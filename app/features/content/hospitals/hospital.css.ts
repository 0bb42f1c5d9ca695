import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";

/** The line with the hospital's place and the sample mark. */
export const place = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[2],
});

/** Hidden on wider screens, which show the same content beside the hospital's picture. */
export const onPhones = style({ "@media": { [media.medium]: { display: "none" } } });

/** Text and facts: side by side on desktop; on a phone, the text is above the facts. */
export const columns = style({
  display: "grid",
  gap: `${space[6]} ${space[5]}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  // eight columns and four columns of a twelve-column grid
  "@media": { [media.medium]: { gridTemplateColumns: "minmax(0, 712fr) minmax(0, 344fr)" } },
});

export const part = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
});
export const small = style({ color: color.quiet, fontSize: text.small });
/** Paragraphs and lists have the same maximum width, which keeps lines readable. */
globalStyle(`${part} > section > :is(p, ul)`, { maxWidth: "620px" });
/** Body text and addresses have the same size as in a blog post. */
globalStyle(`${part} > section > :is(p, ul, address):not(${small})`, {
  "@media": { [media.medium]: { fontSize: "1.125rem" } },
});
/** The margin separates a section from the content above it. */
globalStyle(`${part} > section:not(:first-child)`, { marginTop: space[5] });
globalStyle(`${columns} + section`, { marginTop: space[4] });
export const list = style({ display: "grid", gap: space[2], paddingLeft: space[5] });

/** One tap selects the whole address. */
export const address = style({
  padding: space[4],
  borderRadius: radius.small,
  background: color.wash,
  fontStyle: "normal",
  userSelect: "all",
});
/** Buttons in a column, with the same gap as buttons elsewhere. */
export const buttons = style({ display: "grid", gap: space[3] });
export const links = style({ display: "flex", flexWrap: "wrap", columnGap: space[4] });
globalStyle(`${links} > a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  // with large text, a web address is wider than a phone, so it may break anywhere
  overflowWrap: "anywhere",
});
