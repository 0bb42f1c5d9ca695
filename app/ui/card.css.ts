import { globalStyle, style } from "@vanilla-extract/css";
import { lined } from "./grid.css";
import { inheritRows } from "./subgrid";
import { color, media, radius, space, text } from "./theme/theme.css";

export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  overflow: "hidden",
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  breakInside: "avoid",
});
export const washed = style([card, { justifyContent: "center", background: color.wash }]);
globalStyle(`${card} > svg`, {
  display: "block",
  width: "100%",
  "@media": { print: { display: "none" } },
});

/** Same shape as the drawing, so that nothing moves when the picture loads. */
globalStyle(`${card} > picture > img`, {
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "320 / 140",
  objectFit: "cover",
  "@media": { print: { display: "none" } },
});

export const body = style({
  display: "grid",
  gap: space[2],
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: space[4],
});
globalStyle(`${body} > h2, ${body} > h3`, { fontSize: text.heading3 });

export const link = style([
  card,
  { ":hover": { borderColor: color.teal }, ":focus-within": { borderColor: color.teal } },
]);

/** Aligns the last lines of the cards in a row. */
globalStyle(`${link} > ${body}`, { flex: 1, gridTemplateRows: "auto 1fr" });

/** Icon and arrow are beside the text on a phone, and above it on tablets and desktops. */
export const withIcon = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  gap: space[3],
  padding: space[4],
  color: color.teal,
  "@media": {
    [media.medium]: { gridTemplateColumns: "1fr auto", alignContent: "start" },
  },
});
globalStyle(`${withIcon} > svg:last-child`, {
  alignSelf: "center",
  "@media": { [media.medium]: { gridArea: "1 / 2" } },
});
globalStyle(`${withIcon} > ${body}`, {
  padding: 0,
  alignContent: "start",
  "@media": { [media.medium]: { gridColumn: "1 / -1" } },
});

globalStyle(`${lined} ${card}:not(${washed})`, inheritRows());
globalStyle(
  `${lined} ${card}:not(${washed}) > :is(${body}, ${withIcon}):first-child`,
  inheritRows(),
);
globalStyle(
  `${lined} :is(${card}, ${withIcon}) > :is(svg, picture) + ${body}`,
  inheritRows("2 / -1"),
);

/** Stretches the link over the whole card. */
export const cover = style({
  color: color.ink,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  "::after": { content: "", position: "absolute", inset: 0 },
  ":focus-visible": { outline: "none" },
  selectors: {
    "&:focus-visible::after": {
      outline: `3px solid ${color.teal}`,
      outlineOffset: "-3px",
      borderRadius: radius.large,
    },
  },
});
export const quiet = style({ color: color.quiet });
export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  color: color.quiet,
  fontSize: text.small,
});
