import { style } from "@vanilla-extract/css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";

const desk = media.large;

export const clockCell = style({
  gridArea: "clock",
  justifySelf: "end",
  "@media": { [desk]: { justifySelf: "start" } },
});

export const who = style({ gridArea: "who", display: "grid", minWidth: 0 });
export const name = style({
  overflow: "hidden",
  color: color.ink,
  fontSize: text.dense,
  fontWeight: 700,
  lineHeight: 1.45,
  textDecoration: "none",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  // the link covers the whole row; the row's buttons are above it
  "::after": { content: '""', position: "absolute", inset: 0 },
  ":hover": { textDecoration: "underline" },
});
/** Hidden on a phone, where the number is behind "Call", and "Urgent" precedes the service. */
export const second = style({
  display: "none",
  "@media": { [desk]: { display: "flex" } },
  alignItems: "center",
  gap: space[2],
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.45,
});
export const phone = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const urgent = style({
  padding: "0 6px",
  borderRadius: radius.small,
  background: color.red,
  color: color.onRed,
  fontWeight: 700,
});
export const urgentOnPhone = style([
  urgent,
  { marginRight: space[2], "@media": { [desk]: { display: "none" } } },
]);
export const what = style({
  gridArea: "what",
  display: "grid",
  minWidth: 0,
  fontSize: text.small,
  lineHeight: 1.45,
});
export const line = style({
  overflow: "hidden",
  color: color.quiet,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [desk]: { color: color.ink, fontSize: text.dense } },
});
/** A family's request for a new link, a hand-over note, or a follow-up with its reason; also shown on a phone. */
export const noteLine = style({
  overflow: "hidden",
  color: color.quiet,
  lineHeight: 1.45,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const words = style([
  noteLine,
  { display: "none", "@media": { [desk]: { display: "block" } } },
]);
