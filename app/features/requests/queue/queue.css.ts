import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";

const desk = media.large;

/** Full width of the frame; rows have their own padding. */
export const page = style({
  marginInline: `-${space[4]}`,
  marginTop: `-${space[4]}`,
  "@media": {
    [desk]: { marginInline: `-${space[5]}` },
    print: { margin: 0 },
  },
});

export const bar = style({
  "@media": {
    [desk]: {
      display: "flex",
      alignItems: "end",
      justifyContent: "space-between",
      columnGap: space[4],
      padding: `0 ${space[5]}`,
    },
    print: { display: "none" },
  },
});
export const tabs = style({
  display: "flex",
  gap: space[4],
  padding: `0 ${space[4]}`,
  borderBottom: `1px solid ${color.line}`,
  "@media": { [desk]: { gap: "20px", padding: 0, border: 0 } },
});
export const tab = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "end",
  minHeight: "48px",
  padding: `${space[1]} 0`,
  borderBottom: "3px solid transparent",
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.3,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  selectors: {
    "&[aria-current]": { borderColor: color.marigold, color: color.ink, fontWeight: 700 },
  },
  "@media": {
    [desk]: {
      flexDirection: "row",
      alignItems: "center",
      justifyContent: "start",
      gap: space[2],
      minHeight: "40px",
      fontSize: text.dense,
      whiteSpace: "nowrap",
    },
  },
});
export const tabCount = style({
  color: color.ink,
  fontWeight: 700,
  fontSize: text.body,
  "@media": { [desk]: { color: "inherit", fontWeight: "inherit", fontSize: text.dense } },
});
export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  paddingBlock: space[2],
  // saved filters need a second line, and ten requests should still fit below it
  "@media": { [desk]: { gap: "3px 6px", paddingBlock: "3px" } },
});
globalStyle(`${bar} > ${chips}`, {
  "@media": {
    [media.belowLarge]: { paddingInline: space[4] },
    [desk]: { justifyContent: "end" },
  },
});
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "44px",
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.large,
  background: color.raised,
  color: color.ink,
  fontSize: text.small,
  textDecoration: "none",
  whiteSpace: "nowrap",
  ":hover": { textDecoration: "underline" },
  "@media": {
    [desk]: { gap: "6px", minHeight: "30px", padding: "0 10px" },
    print: { display: "none" },
  },
});
/** The only chips that are printed, because they state the active filters. */
export const chipOn = style([
  chip,
  {
    borderColor: color.teal,
    background: color.wash,
    color: color.teal,
    fontWeight: 700,
    "@media": { print: { display: "inline-flex" } },
  },
]);
/** A label that is replaced by its icon on desktop, so that all chips fit on one line. */
export const chipOnPhone = style({
  "@media": {
    [desk]: { position: "absolute", width: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  },
});
export const chipCount = style({ color: color.quiet });
export const dot = style({
  width: "8px",
  height: "8px",
  borderRadius: "50%",
  background: color.red,
});

export const notices = style({
  display: "grid",
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  selectors: { "&:empty": { display: "none" } },
  "@media": { [desk]: { padding: `${space[3]} ${space[5]}` } },
});
export const empty = style({
  padding: `${space[5]} ${space[4]}`,
  "@media": { [desk]: { padding: space[5] } },
});
export const more = style({
  padding: `${space[3]} ${space[4]}`,
  "@media": { [desk]: { padding: `${space[2]} ${space[5]}` } },
});
/** The line of a flood. */
export const flood = style([more, { borderTop: `1px solid ${color.line}` }]);
/** Link from one group to all groups. */
export const back = style([more]);
export const foot = style([
  more,
  { color: color.quiet, fontSize: text.dense, textAlign: "end", maxWidth: "none" },
]);

export const groupHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  minHeight: "28px",
  padding: `0 ${space[4]}`,
  background: color.sky,
  borderBlock: `1px solid ${color.line}`,
  "@media": { [desk]: { padding: `0 ${space[5]}` } },
});
export const groupTitle = style({
  selectors: { "&&": { fontSize: text.small, lineHeight: 1.4 } },
});
export const groupCount = style({ marginLeft: space[1], color: color.quiet, fontWeight: 400 });
export const order = style({
  display: "none",
  color: color.quiet,
  fontSize: text.small,
  "@media": { [desk]: { display: "inline" } },
});
