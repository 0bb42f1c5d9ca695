import { globalStyle, style } from "@vanilla-extract/css";
import { button } from "~/ui/button.css";
import { color, media, space, text } from "~/ui/theme/theme.css";

/** Leaves no gap to the footer. */
export const last = style({
  marginTop: space[6],
  background: color.deep,
  color: color.onDeep,
  "@media": { print: { display: "none" } },
});
globalStyle(`main:has(> ${last}) + footer`, { marginTop: 0, borderTop: 0 });
globalStyle(`main > section:has(+ ${last})`, { marginBottom: `calc(-1 * ${space[6]})` });

export const halves = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space[5],
  "@media": {
    [media.medium]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 374px)" },
  },
});

export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  justifyItems: "start",
  gap: space[4],
  paddingBlock: space[6],
  "@media": { [media.medium]: { paddingBlock: space[7] } },
});
globalStyle(`${words} a`, { color: color.onDeep });
export const number = style({ fontWeight: 700 });
/** Only the fastest contact is marigold: on desktop the booking button, on a phone the call button. */
globalStyle(`${words} ${button.primary}`, {
  background: color.marigold,
  color: color.onMarigold,
  "@media": {
    [media.belowMedium]: {
      background: "none",
      color: color.onDeep,
      borderColor: "currentColor",
    },
  },
});
/** The number is a button on a phone and text on desktop. */
globalStyle(`${words} ${button.call}`, {
  "@media": { [media.belowMedium]: { color: color.onMarigold } },
});
globalStyle(`${words} ${button.call}${button.call}${button.call}`, {
  "@media": { [media.medium]: { color: color.onDeep } },
});
/** The number is first and marigold on desktop too. */
export const leading = style([words]);
globalStyle(`${leading} ${button.call}${button.call}${button.call}${button.call}`, {
  color: color.onMarigold,
});
globalStyle(`${leading} ${button.call} ~ ${button.primary}`, {
  background: "none",
  color: color.onDeep,
  borderColor: "currentColor",
});
globalStyle(`${words} :focus-visible`, { outlineColor: color.onDeep });
export const lead = style({ fontSize: text.lead, maxWidth: "34em" });

/** Places the picture on the lower edge of the section. */
export const scene = style({
  display: "block",
  width: "100%",
  maxWidth: "374px",
  alignSelf: "end",
  justifySelf: "center",
  // leaves room for the whole window of the picture and some wall above it
  "@media": { [media.medium]: { marginTop: space[6] } },
});
