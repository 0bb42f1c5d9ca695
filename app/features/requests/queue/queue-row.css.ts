import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, shadow, space, text } from "~/ui/theme/theme.css";
import { what } from "./queue-cells.css";

const desk = media.large;

export const rows = style({ listStyle: "none" });
export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateAreas: '"who clock" "what what"',
  alignItems: "center",
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${color.line}`,
  ":hover": { background: color.raised },
  "@media": {
    [desk]: {
      gridTemplateColumns: "132px 220px minmax(0, 1fr) 76px 34px 88px",
      gridTemplateAreas: '"clock who what ways owner act"',
      columnGap: space[4],
      // a minimum, because a status on three lines needs more height
      minHeight: "56px",
      padding: `${space[1]} ${space[5]}`,
    },
    print: { breakInside: "avoid" },
  },
});
/** A row that also shows its buttons on a phone. */
export const actedRow = style([
  row,
  {
    "@media": {
      [media.belowLarge]: {
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) minmax(110px, 1fr)",
        gridTemplateAreas: '"who who clock" "what what what" "call write act"',
        rowGap: space[2],
      },
    },
  },
]);
export const urgentRow = style([
  actedRow,
  { background: color.raised, boxShadow: `inset 4px 0 0 ${color.red}` },
]);
globalStyle(`${row}:focus-within`, { background: color.raised });

/** Lies above the link that covers the whole row. */
const above = style({ position: "relative", zIndex: 1 });
/** On a phone, only urgent requests and call-backs show buttons. */
export const ways = style([
  above,
  {
    display: "none",
    gap: space[2],
    "@media": { [desk]: { gridArea: "ways", display: "flex" }, print: { display: "none" } },
  },
]);
export const act = style([
  above,
  {
    display: "none",
    "@media": {
      [desk]: { gridArea: "act", display: "grid", justifyItems: "center" },
      print: { display: "none" },
    },
  },
]);
const wayButton = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minHeight: "44px",
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.raised,
  color: color.teal,
  fontWeight: 700,
  textDecoration: "none",
  "@media": { [desk]: { width: "34px", minHeight: "36px" } },
});
export const call = style([
  wayButton,
  {
    "@media": {
      [media.belowLarge]: {
        gridArea: "call",
        position: "relative",
        zIndex: 1,
        background: color.marigold,
        borderColor: color.marigold,
        color: color.onMarigold,
      },
    },
  },
]);
export const write = style([
  wayButton,
  {
    "@media": {
      [media.belowLarge]: {
        gridArea: "write",
        position: "relative",
        zIndex: 1,
        borderColor: color.teal,
      },
    },
  },
]);
export const onPhone = style({ "@media": { [desk]: { display: "none" } } });
export const owner = style({
  gridRow: 2,
  gridColumn: -2,
  display: "grid",
  justifySelf: "end",
  "@media": { [desk]: { gridArea: "owner" } },
});
/** The tap target is larger than the circle, but takes no extra space. */
export const owned = style([owner, { position: "relative", zIndex: 1 }]);
globalStyle(`${owned}[open]`, { zIndex: 7 });
globalStyle(`${owned} > summary`, {
  display: "grid",
  placeItems: "center",
  width: "44px",
  height: "44px",
  margin: "-7px",
  borderRadius: "50%",
  listStyle: "none",
  cursor: "pointer",
});
globalStyle(`${owned} > summary::-webkit-details-marker`, { display: "none" });
export const panel = style({
  position: "absolute",
  top: "calc(100% + 6px)",
  right: 0,
  display: "grid",
  gap: space[2],
  width: "12rem",
  padding: space[3],
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  boxShadow: shadow,
  fontSize: text.small,
  "@media": { print: { display: "none" } },
});
export const take = style({
  width: "100%",
  minWidth: "64px",
  minHeight: "44px",
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.teal}`,
  borderRadius: radius.small,
  background: color.raised,
  color: color.teal,
  fontSize: text.dense,
  fontWeight: 700,
  cursor: "pointer",
  "@media": { [desk]: { minHeight: "34px" } },
});
export const open = style({ padding: space[2], fontSize: text.dense });

/** On a phone, the empty circle is hidden, and the text leaves room for an owner's circle. */
globalStyle(`${owner} > [data-nobody]`, { "@media": { [media.belowLarge]: { display: "none" } } });
globalStyle(`${row}:not(:has([data-nobody])) > ${what}`, {
  "@media": { [media.belowLarge]: { paddingRight: "40px" } },
});
globalStyle(`${actedRow} > ${ways}`, {
  "@media": { [media.belowLarge]: { display: "contents" } },
});
globalStyle(`${actedRow} > ${act}`, {
  "@media": { [media.belowLarge]: { gridArea: "act", display: "grid" } },
});
globalStyle(`${actedRow} ${open}`, {
  "@media": { [media.belowLarge]: { display: "grid", placeItems: "center", minHeight: "44px" } },
});
