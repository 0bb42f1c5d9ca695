import { globalStyle, style } from "@vanilla-extract/css";
import { button } from "~/ui/button.css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";
import { bookingButton } from "./booking-button.css";

export const box = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  overflow: "hidden",
  borderRadius: radius.large,
  background: color.deep,
  color: color.onDeep,
});
export const words = style({
  display: "grid",
  flex: "1 1 15rem",
  alignSelf: "center",
  justifyItems: "start",
  gap: space[4],
  padding: space[5],
});
// the card has a dark background
globalStyle(`${words} ${button.quiet}`, { color: color.onDeep });
globalStyle(`${words} ${bookingButton}`, {
  "@media": { [media.belowMedium]: { background: color.onDeep, color: color.deep } },
});
// the buttons have equal widths in a column
globalStyle(`${words} > div`, { width: "min(100%, 26rem)" });
globalStyle(`${words} > div > a`, { flexGrow: 1 });
globalStyle(`${words} > h2`, { fontSize: text.heading3 });
/** Returns the width if the card is at least 600 px wide, otherwise zero. */
const inWideCard = (width: string) => `clamp(0px, calc((100% - 600px) * 999), ${width})`;

/** The drawing beside the text in a wide card; hidden in a narrow one. */
export const scene = style({
  display: "block",
  width: inWideCard("320px"),
  margin: `${inWideCard(space[5])} ${inWideCard(space[5])} 0 0`,
});
